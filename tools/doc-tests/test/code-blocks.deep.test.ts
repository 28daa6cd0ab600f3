import { readDocuments } from "../src/documents.ts";
import { testDocuments } from "./support/test-documents.ts";

testDocuments(await readDocuments());
