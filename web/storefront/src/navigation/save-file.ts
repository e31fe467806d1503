// Hands the visitor a file.

export function saveFile(name: string, content: unknown): void {
  const json = JSON.stringify(content, null, 2);
  const address = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
