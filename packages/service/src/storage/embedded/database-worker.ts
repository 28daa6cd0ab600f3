// The thread that the embedded database lives in: it computes where it is called, so that it would
// stop the event loop of the service for as long as a statement takes. Imports no module of ours.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { SessionCall, SessionReply } from "./session-message.js";

const port = parentPort;
if (!port) throw new Error("The embedded database runs in a worker thread only.");
const database = await PGlite.create(String(workerData));

port.on("message", (call: SessionCall) => {
  void answer(call).then((reply) => port.postMessage(reply));
});
port.postMessage({ id: 0, results: [] } satisfies SessionReply);

async function answer(call: SessionCall): Promise<SessionReply> {
  try {
    return { id: call.id, results: await run(call) };
  } catch (error) {
    return { id: call.id, fault: faultOf(error) };
  }
}

async function run(call: SessionCall) {
  switch (call.kind) {
    case "query":
      return [await database.query<Record<string, unknown>>(call.sql, [...call.parameters])].map(
        plain,
      );
    case "script":
      return (await database.exec(call.sql)).map(plain);
    case "close":
      await database.close();
      return [];
    default:
      return call satisfies never;
  }
}

function plain(result: { rows: Record<string, unknown>[]; affectedRows?: number }) {
  return { rows: result.rows, affectedRows: result.affectedRows };
}

function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const read = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  const { message } = error;
  return { message, code: read("code"), constraint: read("constraint"), detail: read("detail") };
}
