export { DescriptionError } from "./description-error.js";
export { isObject } from "./json-object.js";
export type { JsonObject } from "./json-object.js";
export { loadDescription } from "./load-description.js";
export { upgradeDocument } from "./upgrade.js";
