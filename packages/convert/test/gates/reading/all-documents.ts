import { corpusDocuments, ownDocuments, type NamedDocument } from "../../support/read-documents.js";

/** The documents of every gate: our own, and the real ones if they are available. */
export const allDocuments: readonly NamedDocument[] = [...ownDocuments(), ...corpusDocuments()];
