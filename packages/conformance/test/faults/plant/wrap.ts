import { once } from "node:events";
import { Agent, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { createHttpServer } from "@document-export/server-stub/node";
import type { Exchange, Fields, Message, Reply } from "./message.js";

/** A running wrapper. */
export interface Wrapped {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts a wrapper on its own port, in front of the implementation at `upstream`. */
export async function wrap(upstream: string, exchange: Exchange): Promise<Wrapped> {
  const agent = new Agent({ keepAlive: true });
  const next = (message: Message): Promise<Reply> => ask(upstream, message, agent);
  const server = createHttpServer({
    node: (request, response) => void pass(request, response, (message) => exchange(message, next)),
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    async stop() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (message: Message) => Promise<Reply>,
): Promise<void> {
  try {
    const { method = "", url: target = "", rawHeaders, socket } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [body, pieces] = [Buffer.concat(chunks), chunks.length];
    const fields = pairs(rawHeaders);
    const reply = await handle({ method, target, fields, body, pieces, connection: socket });
    if (reply.write) return reply.write(socket);
    response.writeHead(reply.status, reply.fields.flat());
    response.end(reply.body);
  } catch {
    request.socket.destroy();
  }
}

const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

async function ask(upstream: string, message: Message, agent: Agent): Promise<Reply> {
  const { hostname, port } = new URL(upstream);
  const { method, target, body } = message;
  const end = message.fields.filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()));
  const length: Fields = body.length > 0 ? [["content-length", String(body.length)]] : [];
  const options = { hostname, port, method, path: target, agent, setHost: false };
  // A flat list preserves duplicate fields.
  const headers = [...end, ...length].flat();
  const sent = send({ ...options, headers });
  sent.on("error", () => undefined).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    fields: pairs(response.rawHeaders).filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase())),
    body: await buffer(response),
  };
}

function pairs(raw: readonly string[]): Fields {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? "",
    raw[2 * index + 1] ?? "",
  ]);
}
