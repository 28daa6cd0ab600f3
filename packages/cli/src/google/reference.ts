/** Names of a document in Google Drive. */
export interface DocumentNames {
  readonly id: string;
  readonly name: string;
  /** Names of its folders and its own, joined by slashes. */
  readonly path: string;
}

const PLACEHOLDER = /\{(path|name|id)\}/g;

/** True if a reference has placeholders, so that it differs from document to document. */
export function isTemplate(reference: string): boolean {
  return reference.search(PLACEHOLDER) >= 0;
}

/** Fills the placeholders of a reference; names become path segments that any destination accepts. */
export function expandReference(template: string, { id, name, path }: DocumentNames): string {
  const values = { id, name: toPart(name), path: path.split("/").map(toPart).join("/") };
  return template.replaceAll(
    PLACEHOLDER,
    (_, placeholder: keyof DocumentNames) => values[placeholder],
  );
}

/** A name without path separators and leading dots, and with hyphens for spaces. */
function toPart(name: string): string {
  const part = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  return part || "untitled";
}
