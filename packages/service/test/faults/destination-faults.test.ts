import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { until } from "../support/until.js";
import { expect, onTestFinished, test } from "vitest";
import { addConnection } from "../../src/storage/statements/connections.js";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a destination that fails in a different way at each upload, and stores what it accepted. */
async function startFaultyDestination(behaviours: Behaviour[]) {
  const kept = new Map<string, string>();
  let uploads = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (request.method === "GET") {
      const found = kept.get(path);
      return response.writeHead(found === undefined ? 404 : 200).end(found);
    }
    uploads += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const behave = behaviours.shift();
    if (behave !== refuse) kept.set(path, Buffer.concat(chunks).toString());
    return behave ? behave(request, response) : response.writeHead(201).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, kept, uploads: () => uploads };
}

const refuse: Behaviour = (_, response) => response.writeHead(500).end("broken");
/** Accepts the result, and closes the connection before it responds. */
const breakOff: Behaviour = (request) => request.socket.destroy();
/** Accepts the result, and never responds. */
const ignore: Behaviour = () => undefined;
/** Accepts the result, and stops in the middle of its response. */
const respondHalf: Behaviour = (request, response) => {
  response.writeHead(201, { "content-length": "100" }).write("half");
  setImmediate(() => request.socket.destroy());
};

/** Exports one document to a faulty destination, as `a.md`. */
async function exportTo({ url }: { readonly url: string }, timeout = 600) {
  const { caller, service, workspace } = await startDemo({
    destinations: { allowLoopback: true, timeout },
  });
  const { db } = service.storage;
  const connection = { workspace, name: "Faulty", role: "destination", kind: "http" } as const;
  const destination = await addConnection(db, { ...connection, settings: { url } });
  const options = { destination, destinationReference: "a.md" };
  const job = await caller.export(hostedDocument("Report"), options);
  return { job, records: await db.selectFrom("document_exports").selectAll().execute() };
}

test.each([
  ["responds with 500", refuse, 2],
  ["breaks off after it took the result", breakOff, 1],
  ["responds by half", respondHalf, 1],
  ["never responds", ignore, 1],
])(
  "a destination that %s receives one result, and the job ends done",
  async (_, behaviour, uploads) => {
    const destination = await startFaultyDestination([behaviour]);
    const { job, records } = await exportTo(destination, behaviour === ignore ? 5 : undefined);
    expect(job).toMatchObject({ status: "done", hasWarnings: true });
    expect(job.summary).toContain("attempt-recovered");
    expect([...destination.kept.keys()]).toEqual(["/a.md"]);
    expect(destination.uploads()).toBe(uploads);
    expect(records).toMatchObject([{ destination_reference: "a.md" }]);
  },
);

test("finds and records a result published by the last attempt without response", async () => {
  const destination = await startFaultyDestination([refuse, refuse, refuse, refuse, breakOff]);
  const { job, records } = await exportTo(destination);
  expect(job).toMatchObject({ status: "done" });
  expect(destination.uploads()).toBe(5);
  expect(records).toMatchObject([{ destination_reference: "a.md" }]);
});

test("fails the job with a reason, without quoting the destination's response", async () => {
  const destination = await startFaultyDestination([
    (_, response) => response.writeHead(403).end("secret of the server"),
  ]);
  const { caller, service, workspace } = await startDemo({
    destinations: { allowLoopback: true },
    retention: { failedUploads: 0 },
  });
  const connection = { workspace, name: "Closed", role: "destination", kind: "http" } as const;
  const settings = { url: destination.url };
  const id = await addConnection(service.storage.db, { ...connection, settings });
  const job = await caller.export(hostedDocument("Report"), { destination: id });
  expect(job).toMatchObject({ status: "failed", hasErrors: true });
  expect(job.summary).toBe(
    "Closed refused the document: it responded with 403 to the upload. Check the credentials of the connection, and their rights.",
  );
  await until(
    async () => (await service.storage.db.selectFrom("uploads").selectAll().execute()).length === 0,
  );
});

test("never calls a destination in a forbidden network or shows its address", async () => {
  const destination = await startFaultyDestination([]);
  const { caller, service, workspace } = await sharedDemo();
  const connection = { workspace, name: "Inside", role: "destination", kind: "http" } as const;
  const settings = { url: destination.url };
  const id = await addConnection(service.storage.db, { ...connection, settings });
  const job = await caller.export(
    hostedDocument("Report"),
    { destination: id },
    { prefer: "wait=3" },
  );
  expect(job.summary).not.toContain("127.0.0.1");
  expect(destination.uploads()).toBe(0);
});
