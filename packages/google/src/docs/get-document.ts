import { DOCUMENTS_SCOPE } from "../account/scopes.js";
import { describeOther, DOCUMENT, FOLDER } from "../address/file-kinds.js";
import type { Address } from "../address/parse-address.js";
import { callGoogle, type Context } from "../call/call-google.js";
import { HOSTS } from "../hosts.js";
import { describeFile } from "../drive/describe-file.js";
import { resourceKeyHeader } from "../drive/drive-file.js";
import { GoogleError } from "../google-error.js";
import { documentFields } from "./document-fields.js";
import { revisionOf } from "./revision.js";

/** A document as Google returned it. */
export interface FetchedDocument {
  readonly id: string;
  readonly title: string;
  /** Identifies the state of the document: Google's revision ID, or a hash of the content if Google returned none. */
  readonly revision: string;
  /** True if open suggestions are included. Google omits them for accounts that may only view. */
  readonly hasSuggestions: boolean;
  /** The JSON of `documents.get`, with all tabs. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** Options for what to read besides the content. */
export interface GetDocumentOptions {
  /** True to include comments, if the account may see them; false by default. */
  readonly comments?: boolean;
}

/** Reads a document with all of its tabs. Throws a GoogleError that says what to do. */
export async function getDocument(
  context: Context,
  address: Address,
  options: GetDocumentOptions = {},
): Promise<FetchedDocument> {
  try {
    return await readDocument(context, address, options);
  } catch (error) {
    const isOther = error instanceof GoogleError && /^(not-a-document|not-found)$/.test(error.kind);
    const target = isOther ? await findTarget(context, address) : undefined;
    if (target === undefined) throw error;
    return readDocument(context, target, options);
  }
}

async function readDocument(
  context: Context,
  { id, resourceKey }: Address,
  { comments = false }: GetDocumentOptions,
): Promise<FetchedDocument> {
  const url = new URL(`/v1/documents/${encodeURIComponent(id)}`, HOSTS.docs);
  url.searchParams.set("includeTabsContent", "true");
  // A view-only account gets an error if it requests inline suggestions; with this mode it just gets none.
  url.searchParams.set("suggestionsViewMode", "DEFAULT_FOR_CURRENT_ACCESS");
  if (comments)
    url.searchParams.set("commentsViewMode", "COMMENTS_VIEW_MODE_DEFAULT_FOR_CURRENT_ACCESS");
  url.searchParams.set("fields", documentFields(comments));
  const document = (await callGoogle(context, {
    url,
    scope: DOCUMENTS_SCOPE,
    subject: `The document \`${id}\``,
    maxBytes: context.limits.maxDocumentBytes,
    resourceKeys: resourceKeyHeader(id, resourceKey),
  })) as Readonly<Record<string, unknown>>;
  const { title, suggestionsViewMode } = document;
  return {
    id,
    title: typeof title === "string" ? title : "",
    revision: revisionOf(document),
    hasSuggestions: suggestionsViewMode === "SUGGESTIONS_INLINE",
    document,
  };
}

/**
 * Returns the target of a shortcut; undefined if Google Drive does not return the file either. Throws a GoogleError
 * that names the kind of file if it is not a document.
 */
async function findTarget(context: Context, address: Address): Promise<Address | undefined> {
  // If the account lacks the Drive scope, or the Drive API is disabled, the first error is reported.
  const file = await describeFile(context, address).catch(() => undefined);
  if (!file) return undefined;
  if (file.mediaType === DOCUMENT && file.id !== address.id)
    return { kind: "document", id: file.id };
  if (file.mediaType === DOCUMENT) return undefined;
  const { name, advice } =
    file.mediaType === FOLDER
      ? { name: "a folder", advice: "Name a document in it, or list the folder." }
      : describeOther(file.mediaType);
  throw new GoogleError("not-a-document", `\`${file.name}\` is ${name}; expected a Google Doc.`, {
    advice,
  });
}
