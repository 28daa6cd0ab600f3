/** Reads the content of documents, and nothing else. */
export const DOCUMENTS_SCOPE = "https://www.googleapis.com/auth/documents.readonly";
/** Reads names, folders and times of files, never their content; for folders and changes only. */
export const METADATA_SCOPE = "https://www.googleapis.com/auth/drive.metadata.readonly";
