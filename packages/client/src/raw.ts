export { createRawClient } from "./raw/create-raw-client.js";
