import type { DriveState } from "./drive-state.ts";
import { DOCUMENT, mayEdit, mayRead } from "./drive-state.ts";
import type { GoogleFault } from "./google-fault.ts";

const DENIED: GoogleFault = {
  status: 403,
  code: "PERMISSION_DENIED",
  message: "The caller does not have permission",
};

/** `documents.get`: returns the document, or Google's error for it. */
export function getDocument(
  state: DriveState,
  id: string,
  who: string,
  query: URLSearchParams,
): { readonly body: object } | GoogleFault {
  const { file } = state.get(id) ?? {};
  if (!file || file.trashed)
    return { status: 404, code: "NOT_FOUND", message: "Requested entity was not found." };
  if (!mayRead(file, who)) return DENIED;
  if (file.mimeType !== DOCUMENT)
    return {
      status: 400,
      code: "FAILED_PRECONDITION",
      message: "This operation is not supported for this document",
    };
  const isEditor = mayEdit(file, who);
  const view = query.get("suggestionsViewMode") ?? "DEFAULT_FOR_CURRENT_ACCESS";
  if (!isEditor && /INLINE|ACCEPTED/.test(view)) return DENIED;
  const mode =
    view !== "DEFAULT_FOR_CURRENT_ACCESS"
      ? view
      : isEditor
        ? "SUGGESTIONS_INLINE"
        : "PREVIEW_WITHOUT_SUGGESTIONS";
  const { revisionId, comments, ...content } = file.document ?? {};
  const asked = query.get("commentsViewMode") ?? "COMMENTS_VIEW_MODE_OMITTED";
  const hasComments = isEditor && asked !== "COMMENTS_VIEW_MODE_OMITTED";
  return {
    body: {
      documentId: id,
      title: file.name,
      ...content,
      suggestionsViewMode: mode,
      // Google returns both only to users who may edit or comment.
      ...(isEditor && { revisionId }),
      ...(hasComments && { comments, commentsViewMode: "COMMENTS_VIEW_MODE_INCLUDED" }),
    },
  };
}
