import { corpusDocuments, ownDocuments, type NamedDocument } from "../../support/read-documents.js";

/** What every gate runs over: the own documents always, the real ones where they are there. */
export const allDocuments: readonly NamedDocument[] = [...ownDocuments(), ...corpusDocuments()];
