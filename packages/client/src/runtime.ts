// Imports of a generated client: the runtime without the code of this contract.
export * from "./public.js";
export type { Bigints } from "./bigints/bigints.js";
export { bigintsIn, bigintsResult, numberOf } from "./bigints/bigints-result.js";
export { toJson } from "./bigints/to-json.js";
export { chosenBody } from "./bodies/chosen-body.js";
export { content, file } from "./bodies/file-content.js";
export { formBody } from "./bodies/form-body.js";
export { jsonBody } from "./bodies/json-body.js";
export { filePart, multipartBody } from "./bodies/multipart-body.js";
export { openParts } from "./bodies/open-parts.js";
export { fileParts, jsonParts, textPart } from "./bodies/other-parts.js";
export { rawBody } from "./bodies/raw-body.js";
export { withUnlisted } from "./bodies/unlisted-parts.js";
export {
  callOperation,
  connectTo,
  iterateOperation,
  type Connection,
} from "./client/call-operation.js";
export { createClientFrom } from "./client/create-client-from.js";
export { credentials } from "./credentials/credentials.js";
export type { Secret, UserPassword } from "./credentials/schemes.js";
export type { ClientDefaults } from "./options/client-defaults.js";
export { cursorPages } from "./client/cursor-pages.js";
export { numberedPages } from "./client/pages.js";
export { steppedPages } from "./client/stepped-pages.js";
export { isProblemOf } from "./errors/is-problem-of.js";
export { method } from "./operation/method.js";
export type { Operation, Operations } from "./operation/operation.js";
export { count } from "./options/checks.js";
export { deprecations } from "./options/deprecations.js";
export { reserved } from "./request/reserved.js";
export { json, nested } from "./request/nested.js";
export { following } from "./request/following.js";
export { listed, styled } from "./request/styled.js";
export { waitSeconds } from "./request/wait-seconds.js";
export { eventsResult, textEventsResult } from "./results/events-result.js";
export { anyItemsResult, linesResult, sequenceResult } from "./results/items-result.js";
export { reconnecting, type ReconnectOptions } from "./results/reconnecting.js";
export {
  anyResult,
  anyTextEventsResult,
  binaryResult,
  mixedResult,
  noResult,
  textResult,
} from "./results/results.js";
