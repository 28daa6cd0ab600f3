import { randomFillSync } from "node:crypto";

const list = [
  "GET /v2/document-exports?pageNo=1&pageSize=50 HTTP/1.1",
  "Host: bench.test",
  "Authorization: Bearer good",
  "Accept: application/json",
].join("\r\n");

/** A list request, whatever number of items the candidate responds with. */
export const listRequest: Uint8Array = Buffer.from(`${list}\r\n\r\n`);

/** The boundary that Node's `fetch` uses: the length of a boundary decides how parsers search for it. */
const LONG_BOUNDARY = "----formdata-undici-048151623420";

/** Returns an upload whose whole body has `size` bytes. */
export function upload(size: number, boundary: string = LONG_BOUNDARY): Uint8Array {
  const before = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n`;
  const after = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="options"\r\n\r\n{"destination":12}\r\n--${boundary}--\r\n`;
  const head = [
    "POST /v2/export/hosted-docs HTTP/1.1",
    "Host: bench.test",
    "Authorization: Bearer good",
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${size}`,
  ].join("\r\n");
  const file = randomFillSync(Buffer.alloc(size - before.length - after.length));
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n${before}`), file, Buffer.from(after)]);
}
