/** Allows reading the content of documents, and nothing else. */
export const DOCUMENTS_SCOPE = "https://www.googleapis.com/auth/documents.readonly";
/** Allows reading names, folders and times of files, never their content; used only for folders and changes. */
export const METADATA_SCOPE = "https://www.googleapis.com/auth/drive.metadata.readonly";
