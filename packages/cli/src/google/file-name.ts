import type { FetchedDocument } from "@document-export/google";

const MAX_NAME = 80;

/** The title as a file's name, with the id, which tells documents of the same title apart. */
export function fileNameOf({ title, id }: Pick<FetchedDocument, "title" | "id">): string {
  const name = title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, "-")
    .replaceAll(/^[. ]+|[. ]+$/g, "");
  return `${[...name].slice(0, MAX_NAME).join("").trim() || "document"}.${id}.json`;
}
