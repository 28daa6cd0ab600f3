import { readDocuments } from "../src/documents.ts";
import { isOfFirstTier, testDocuments } from "./support/test-documents.ts";

testDocuments((await readDocuments()).filter((document) => !isOfFirstTier(document)));
