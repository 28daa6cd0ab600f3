import type { RequestListener } from "node:http";
import { accept } from "../../accept.ts";

/** Reads the body and discards it. */
const listener: RequestListener = (request, response) => {
  request.on("data", () => {}).on("end", () => accept(response));
};
export default listener;
