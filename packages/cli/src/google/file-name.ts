import type { FetchedDocument } from "@document-export/google";

const MAX_NAME = 80;

/** Returns a file name from the title and the ID, because several documents may have the same title. */
export function fileNameOf({ title, id }: Pick<FetchedDocument, "title" | "id">): string {
  const name = title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, "-")
    .replaceAll(/^[. ]+|[. ]+$/g, "");
  return `${[...name].slice(0, MAX_NAME).join("").trim() || "document"}.${id}.json`;
}
