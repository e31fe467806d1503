// Reads JSON that somebody else may have written or cut short, such as what lies in the browser's storage.

/** Null for anything that is no JSON, and for nothing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
