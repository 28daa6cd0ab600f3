import { isGoogleId } from "@document-export/google/address";

/** A description of JSON that is not a document, and advice for the user. */
export interface OtherJson {
  readonly what: string;
  readonly todo: string;
}

type Members = Readonly<Record<string, unknown>>;

const DOCUMENT_TYPE = "application/vnd.google-apps.document";

/**
 * Recognizes JSON from Google APIs that users confuse with a document, such as a file list or metadata. Returns
 * undefined for anything else.
 */
export function otherJson(value: unknown): OtherJson | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const members: Members = { ...value };
  return RECOGNIZERS.reduce<OtherJson | undefined>(
    (found, recognize) => found ?? recognize(members),
    undefined,
  );
}

const RECOGNIZERS: readonly ((members: Members) => OtherJson | undefined)[] = [
  ({ presentationId }) => anotherKind(presentationId, "a presentation of Google Slides"),
  ({ spreadsheetId }) => anotherKind(spreadsheetId, "a spreadsheet of Google Sheets"),
  ({ replies, documentId }) =>
    Array.isArray(replies)
      ? { what: "the response of `documents.batchUpdate`", todo: askFor(documentId) }
      : undefined,
  ({ doc_id: id, url, resource_id: resource }) =>
    typeof id === "string" || (typeof url === "string" && typeof resource === "string")
      ? { what: "a shortcut of Google Drive, which only names a document", todo: askFor(id) }
      : undefined,
  ({ files, kind }) =>
    Array.isArray(files) || kind === "drive#fileList"
      ? {
          what: "a list of files in Google Drive",
          todo: "Pass the address of the folder, or of each document.",
        }
      : undefined,
  ({ mimeType, id }) => {
    if (typeof mimeType !== "string" || typeof id !== "string") return undefined;
    const what = "the metadata of a file in Google Drive, without its content";
    if (mimeType === DOCUMENT_TYPE) return { what, todo: askFor(id) };
    return { what, todo: "The file is not a document of Google Docs." };
  },
  ({ documentId, revisionId }) =>
    typeof documentId === "string" || typeof revisionId === "string"
      ? {
          what: "a document without its content, as `documents.get` returns it with `fields`",
          todo: `${askFor(documentId)} Without this command, leave out \`fields\`, or write \`fields=title,tabs\`.`,
        }
      : undefined,
];

function anotherKind(id: unknown, what: string): OtherJson | undefined {
  if (typeof id !== "string") return undefined;
  return { what, todo: "Pass a document of Google Docs." };
}

/** Returns advice on how to get the document, with its id if it is known. */
function askFor(id: unknown): string {
  return typeof id === "string" && isGoogleId(id)
    ? `Run: docexport convert https://docs.google.com/document/d/${id}/edit`
    : "Pass the address of the document.";
}
