export { findProgram } from "@document-export/local-servers";
