/** What a document is called in Google Drive. */
export interface DocumentNames {
  readonly id: string;
  readonly name: string;
  /** Names of folders, and its own, with slashes between them. */
  readonly path: string;
}

const PLACEHOLDER = /\{(path|name|id)\}/g;

/** Whether a reference differs from document to document. */
export function isTemplate(reference: string): boolean {
  return reference.search(PLACEHOLDER) >= 0;
}

/** Fills the placeholders of a reference; names become parts of a path that any destination takes. */
export function expandReference(template: string, { id, name, path }: DocumentNames): string {
  const values = { id, name: toPart(name), path: path.split("/").map(toPart).join("/") };
  return template.replaceAll(
    PLACEHOLDER,
    (_, placeholder: keyof DocumentNames) => values[placeholder],
  );
}

/** A name without what separates paths or hides files, and with hyphens for spaces. */
function toPart(name: string): string {
  const part = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  return part || "untitled";
}
