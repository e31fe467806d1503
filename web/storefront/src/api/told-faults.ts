// The faults of a form that an answer of the server names, field by field.

/** A problem as far as it says something of a form; of what else fails, nothing. */
export type Told = { code?: string; status?: number; details?: Readonly<Record<string, unknown>> };

type Form<Field extends string, Text extends string> = {
  /** The problem that names faults of this form. */
  code: string;
  fields: readonly Field[];
  /** Whoever typed the number of a card. */
  cardText: Text;
  textOf(field: Field, why: unknown): Text;
};

/** With the words for each; null if the answer is about something else. */
export function toldFaults<Field extends string, Text extends string>(
  error: unknown,
  { code, fields, cardText, textOf }: Form<Field, Text>,
): Readonly<Partial<Record<Field, Text>>> | null {
  const isField = (name: unknown): name is Field => fields.includes(name as Field);
  const { code: told, details = {} } = error as Told;
  if (told === "card-number-refused" && isField(details.field)) {
    return { [details.field]: cardText } as Partial<Record<Field, Text>>;
  }
  if (told !== code || !Array.isArray(details.fields)) {
    return null;
  }
  const named = (details.fields as unknown[]).flatMap((field): [Field, Text][] => {
    const { name, why } = (field ?? {}) as { name?: unknown; why?: unknown };
    return isField(name) ? [[name, textOf(name, why)]] : [];
  });
  return named.length > 0 ? (Object.fromEntries(named) as Partial<Record<Field, Text>>) : null;
}
