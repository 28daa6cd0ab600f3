import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import pWaitFor from "p-wait-for";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createDemoWorkspace } from "../../src/experimental.js";
import { issueToken, scopes } from "../../src/auth/tokens.js";
import { openPostgres } from "../../src/storage/postgres/open-postgres.js";
import { addConnection } from "../../src/storage/statements/connections.js";
import { aftermath } from "../faults/support/aftermath.js";
import { lastingFaults } from "../faults/support/lasting-faults.js";
import { sendExports } from "../faults/support/send-exports.js";
import { serviceProcess } from "../faults/support/service-process.js";
import { quiet } from "../faults/support/storm.js";
import { callerOf } from "../support/caller.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { isSignedWith, publishedKeysOf } from "../support/verify-signature.js";
import { operate } from "./support/operate.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

/** Number of attempts that the test answers itself. */
const MAX_HELD = 3;

/** Starts a server for PUT deliveries that responds only when the test lets it. */
async function heldServer() {
  const held: ServerResponse[] = [];
  const server = createServer((incoming, response) => {
    if (incoming.method === "GET") response.writeHead(404).end();
    // A worker that pauses for longer than its lease on a busy machine loses the job to one more attempt.
    else if (held.length >= MAX_HELD) response.writeHead(201, { location: "/restored" }).end();
    else incoming.resume().once("end", () => held.push(response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const untilHeld = async (count: number) => {
    await pWaitFor(() => held.length >= count, { interval: 5 });
    return held[count - 1] ?? never();
  };
  return { url: `http://127.0.0.1:${port}/`, untilHeld };
}

/** Starts a request with an incomplete body; returns a function that sends the rest and returns the status. */
function slowUpload(url: string, token: string, destination: number) {
  const options = { "content-type": "multipart/form-data; boundary=slow" };
  const headers = { ...options, authorization: `Bearer ${token}` };
  const sent = request(`${url}/v2/export/hosted-docs`, { method: "POST", headers });
  const part = (name: string, more: string) =>
    `--slow\r\ncontent-disposition: form-data; name="${name}"${more}\r\ncontent-type: application/json\r\n\r\n`;
  sent.write(`${part("options", "")}${JSON.stringify({ destination })}\r\n`);
  sent.write(part("file", '; filename="slow.json"'));
  // The service aborts an upload after 20 seconds without data; this one is six times the minimum speed.
  const sending = setInterval(() => void sent.write(" ".repeat(4096)), 50);
  onTestFinished(() => clearInterval(sending));
  return async () => {
    const responded = once(sent, "response");
    clearInterval(sending);
    sent.end(`${hostedDocument("Slow")}\r\n--slow--\r\n`);
    const [response] = await responded;
    response.resume();
    return Number(response.statusCode);
  };
}

test.skipIf("missing" in postgres)(
  "other processes drop their cached state after a restore on PostgreSQL",
  async () => {
    const server = "url" in postgres ? postgres.url : "";
    const databaseUrl = await createDatabase(server, `among_${randomBytes(4).toString("hex")}`);
    const data = await temporaryFolder();
    const secretKey = randomBytes(32).toString("base64");
    // The server delays its responses for as long as the restore takes.
    const destinations = { allowLoopback: true, timeout: 600 };
    const settings = { ...quiet, databaseUrl, secretKey, destinations };
    // `far` does not share the command's folder: it learns of the restore from the database alone.
    const [near, far] = [
      await serviceProcess({ ...settings, data }),
      await serviceProcess(settings),
    ];
    await far.start();
    const storage = await openPostgres(databaseUrl, 2);
    onTestFinished(() => storage.close());
    const { db } = storage;
    const folder = join(data, "exports");
    const { workspace, source, destination, token } = await createDemoWorkspace(db, folder);
    const held = await heldServer();
    const slow = await addConnection(db, {
      workspace,
      name: "Held server",
      role: "destination",
      kind: "http",
      settings: { url: held.url },
    });
    const caller = () => callerOf(far.url() ?? "", token);
    const titles = async () => {
      const response = await caller().get("/v2/document-exports");
      const list: { items: { sourceDocumentTitle: string }[] } = JSON.parse(await response.text());
      return list.items.map(({ sourceDocumentTitle: title }) => title);
    };
    await caller().export(hostedDocument("Kept"), { destination });
    const { id } = await caller().export(
      hostedDocument("Held"),
      { destination: slow, destinationReference: "held.md" },
      {},
    );
    const first = await held.untilHeld(1);
    const published = await publishedKeysOf(far.url() ?? "");
    const file = join(await temporaryFolder(), "service.backup");
    const environment = { DATABASE_URL: databaseUrl, DOCUMENT_EXPORT_SECRET_KEY: secretKey };
    expect(await operate(["backup", file, "--data", data], environment)).toMatchObject({ code: 0 });

    // Brings the replaced database to the attempt that the restored one will be at.
    first.writeHead(500).end();
    const replacedAttempt = await held.untilHeld(2);
    await near.start();
    const receiver = await startReceiver();
    const options = { destination, webhooks: [receiver.url] };
    const urls = [near, far].map(({ url }) => url);
    let turn = 0;
    const load = sendExports({
      token,
      url: () => urls[(turn += 1) % 2]?.(),
      options,
      callers: 3,
    });
    const later = { name: "Later", workspace, source, scopes, expiresAt: null };
    const { token: unknown } = await issueToken(db, later);
    await pWaitFor(() => load.accepted.length > 5);
    expect((await titles()).length).toBeGreaterThan(1);
    const finish = slowUpload(far.url() ?? "", unknown, destination);
    expect((await callerOf(far.url() ?? "", unknown).get("/v2/collections")).status).toBe(200);

    const restored = await operate(["restore", file, "--data", data, "--replace"], environment);
    expect(restored).toMatchObject({ code: 0 });
    // The request's token was checked against the replaced database.
    expect(await finish()).toBe(503);
    expect((await callerOf(far.url() ?? "", unknown).get("/v2/collections")).status).toBe(401);
    expect(await publishedKeysOf(far.url() ?? "")).toEqual(published);

    // The attempt of the replaced database ends while the same attempt runs in the restored one.
    const restoredAttempt = await held.untilHeld(3);
    replacedAttempt.writeHead(201, { location: "/replaced" }).end();
    await caller().export(hostedDocument("Between"), { destination });
    const [answered, called] = [load.accepted.length, receiver.calls.length];
    restoredAttempt.writeHead(201, { location: "/restored" }).end();
    await pWaitFor(() => load.accepted.length > answered + 6);
    await load.stop();
    const faults = async () => {
      const promised = { jobs: load.accepted.slice(answered), folder };
      // Files of the replaced database remain, and the server stores no files.
      return (await aftermath(db, promised)).filter((fault) => !/^file without|held/.test(fault));
    };
    expect(await lastingFaults(faults)).toEqual([]);
    const { output_documents: documents, ...job } = await db
      .selectFrom("jobs")
      .select(["status", "attempt", "output_documents"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(job.status).toBe("done");
    expect(job.attempt).toBeGreaterThanOrEqual(2);
    expect(documents[0]?.links[0]?.url).toBe(new URL("/restored", held.url).href);
    const messages = await db.selectFrom("webhook_messages").select("id").execute();
    const known = new Set<unknown>(messages.map((message) => message.id));
    const calls = receiver.calls.slice(called);
    expect(calls.filter(({ headers }) => !known.has(headers["webhook-id"]))).toEqual([]);
    expect(calls.every((call) => isSignedWith(published, call))).toBe(true);
    const records = db.selectFrom("document_exports").select("source_document_title as title");
    const rows = await records.orderBy("number").limit(5).execute();
    expect((await titles()).slice(0, 5)).toEqual(rows.map(({ title }) => title));
  },
);

function never(): never {
  throw new Error("It is there.");
}
