export { DOCUMENT, FOLDER, type LocalFile } from "./drive-state.ts";
export type { GoogleFault } from "./google-fault.ts";
export { type GoogleServer, startGoogle } from "./start-google.ts";
