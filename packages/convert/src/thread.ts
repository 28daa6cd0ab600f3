// A separate entry, because it requires `node:worker_threads` and the main entry runs everywhere.
export { convertInThread, type ThreadOptions } from "./thread/convert-in-thread.js";
