import { corpusDocuments, ownDocuments, type NamedDocument } from "../../support/read-documents.js";

/** The documents for every gate: our own, and the real ones if available. */
export const allDocuments: readonly NamedDocument[] = [...ownDocuments(), ...corpusDocuments()];
