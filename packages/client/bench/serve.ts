// A server in its own process, so that its work is not counted as the client's: 100 pages of 10 records. Like the
// service, it sends `Content-Length`; below `/chunked` it does not.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const connection = { id: 12, name: "Company site" };
const items = Array.from({ length: 10 }, (_, index) => ({
  sourceConnection: connection,
  sourceDocumentTitle: `Report ${index}`,
  sourceDocumentReference: "doc-81f2",
  sourceDocumentVersion: "7",
  sourceDocumentKind: "google-docs",
  destinationConnection: connection,
  destinationReference: "reports/q",
  exportedAt: "2026-10-19T09:30:00Z",
}));
let requests = 0;

const server = createServer(({ url = "" }, response) => {
  requests += 1;
  const pageNo = Number(new URL(url, "http://unused").searchParams.get("pageNo") ?? 1);
  const pagination = { pageCount: 100, pageNo, pageSize: 10, totalRecordCount: 1000 };
  const body = JSON.stringify({ items, pagination });
  const length = url.startsWith("/chunked") ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(200, { "content-type": "application/json", ...length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => process.send?.(requests));
process.on("disconnect", () => process.exit());
