import type { RequestListener } from "node:http";
import { MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import { accept } from "../../accept.ts";

/** The parser alone, fed as chunks arrive: buffers the file's chunks and reads the options. */
const listener: RequestListener = (request, response) => {
  const boundary = /boundary=(.+)$/.exec(request.headers["content-type"] ?? "")?.[1] ?? "";
  const parser = new MultipartParser(boundary, { maxFileSize: 64 * 1024 * 1024 });
  const parts = new Map<string | undefined, MultipartPart>();
  request
    .on("data", (chunk: Buffer) => {
      for (const part of parser.write(chunk)) parts.set(part.name, part);
    })
    .on("end", () => {
      parser.finish();
      const options = parts.get("options");
      if (parts.has("file") && options && JSON.parse(options.text)) accept(response);
    });
};
export default listener;
