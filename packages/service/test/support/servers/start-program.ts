export { startProgram } from "@document-export/local-servers";
