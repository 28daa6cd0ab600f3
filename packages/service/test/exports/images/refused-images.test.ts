import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { documentWith, startImages } from "../../support/images.js";
import { startDemo } from "../../support/start-demo.js";

/** Starts a server that accepts documents and refuses images, like one with a filter on image uploads. */
async function startStore() {
  const files = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (method === "PUT" && url.endsWith(".png")) return response.writeHead(403).end();
    if (method === "PUT") files.set(url, Buffer.concat(chunks).toString());
    if (method === "DELETE") files.delete(url);
    const status = method === "PUT" ? 201 : files.has(url) || method === "DELETE" ? 200 : 404;
    response.writeHead(status, { "last-modified": new Date().toUTCString() }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, files };
}

test.each([
  ["is taken back", "refuse", [], ""],
  ["that replaces another one stays, and the job says where", "replace", ["/a.md"], "`a.md`"],
])("a document whose images are refused %s", async (_, onExisting, left, said) => {
  const [{ url, files }, { origin }] = await Promise.all([startStore(), startImages()]);
  const { caller, service, workspace } = await startDemo({
    images: { allowLoopback: true },
    destinations: { allowLoopback: true },
  });
  const settings = { url, onExisting };
  const connection = { workspace, name: "Store", role: "destination", kind: "http" } as const;
  const destination = await addConnection(service.storage.db, { ...connection, settings });
  const options = { destination, destinationReference: "a.md" };
  const job = await caller.export(documentWith([`${origin}/a.png`]), options);
  expect(job).toMatchObject({ status: "failed" });
  expect(job.summary).toContain("403");
  expect(job.summary).toContain(said);
  expect([...files.keys()]).toEqual(left);
});
