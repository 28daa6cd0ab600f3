/** Values for the placeholders in a reference. */
export interface DocumentNames {
  readonly id: string;
  readonly name: string;
  /** Names of the folders and of the document, joined by slashes. */
  readonly path: string;
}

const PLACEHOLDER = /\{(path|name|id)\}/g;

/** Returns true if a reference has placeholders and so differs between documents. */
export function isTemplate(reference: string): boolean {
  return reference.search(PLACEHOLDER) >= 0;
}

/** Fills in the placeholders of a reference. Names become path segments that any destination accepts. */
export function expandReference(template: string, { id, name, path }: DocumentNames): string {
  const values = { id, name: toPart(name), path: path.split("/").map(toPart).join("/") };
  return template.replaceAll(
    PLACEHOLDER,
    (_, placeholder: keyof DocumentNames) => values[placeholder],
  );
}

/** Removes path separators and leading dots from a name, and replaces spaces by hyphens. */
function toPart(name: string): string {
  const part = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  return part || "untitled";
}
