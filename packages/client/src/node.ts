export { fileFromPath } from "./node/file-from-path.js";
