// Needs `node:worker_threads`, which the main entry does not.
export { convertInThread, type ThreadOptions } from "./thread/convert-in-thread.js";
