import type { RequestListener } from "node:http";
import { accept } from "../../accept.ts";

/** Buffers the whole body in one piece, unparsed. */
const listener: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request
    .on("data", (chunk: Buffer) => chunks.push(chunk))
    .on("end", () => {
      if (Buffer.concat(chunks).length > 0) accept(response);
    });
};
export default listener;
