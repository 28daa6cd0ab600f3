export { JsonDepthError } from "./json-depth-error.js";
export { JsonReader, type JsonReaderOptions } from "./json-reader.js";
export { parseJson, type ParseJsonOptions } from "./parse-json.js";
