/** Thrown for JSON that is not a hosted document. Nothing was converted. */
export class NotHostedDocumentError extends Error {
  override readonly name = "NotHostedDocumentError";
  /** JSON pointer (RFC 6901) to the invalid value in the uploaded document; empty for the whole document. */
  readonly pointer: string;

  constructor(expected: string, received: unknown, pointer: string) {
    const where = pointer === "" ? "" : ` at \`${pointer}\``;
    super(
      `The file is not a hosted document: expected ${expected}, got ${describe(received)}${where}. ` +
        "Send the JSON that `documents.get` of the Google Docs API returns for one document.",
    );
    this.pointer = pointer;
  }
}

const MAX_EXCERPT = 60;

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `an array of ${value.length} elements`;
  if (typeof value === "object" && value !== null) return describeMembers(Object.keys(value));
  return `\`${cut(String(JSON.stringify(value)))}\``;
}

function describeMembers(names: readonly string[]): string {
  return names.length === 0
    ? "an empty object"
    : `an object with the members \`${cut(names.join(", "))}\``;
}

function cut(text: string): string {
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text;
}
