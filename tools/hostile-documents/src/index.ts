export { generatedDocument } from "./generated-document.ts";
export { hostileDocument, hostileKinds, type HostileKind } from "./hostile-document.ts";
