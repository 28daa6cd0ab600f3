export { freePort } from "@document-export/local-servers";
