import type { RequestListener } from "node:http";
import busboy from "busboy";
import { accept } from "../../accept.ts";

/** Buffers the file's chunks and reads the options. */
const listener: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  const fields = new Map<string, unknown>();
  const parser = busboy({ headers: request.headers })
    .on("file", (_name, stream) => stream.on("data", (chunk: Buffer) => chunks.push(chunk)))
    .on("field", (name, value) => fields.set(name, JSON.parse(value)))
    .on("close", () => {
      if (chunks.length > 0 && fields.has("options")) accept(response);
    });
  request.pipe(parser);
};
export default listener;
