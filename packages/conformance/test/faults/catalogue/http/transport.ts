import type { Socket } from "node:net";
import { defineFaults, type Plant } from "../../fault.js";
import { list, outcome, send, sendBytes, statusOf, unlessSilent } from "../../observe/caller.js";
import type { Reply } from "../../plant/message.js";
import { alters, exchange, isCollections, isList, plain, setsField } from "../../plant/rewrite.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";

const collections = list("collections");
const ofCollections = (t: Target) => outcome(t, collections);

/** Writes the responses to lists byte by byte. */
const writes = (write: (socket: Socket, reply: Reply) => void): Plant =>
  alters(isCollections, (reply) => ({ ...reply, write: (socket) => write(socket, reply) }));

const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n";

const raw = (t: Target, path = "/v2/collections") =>
  sendBytes(
    t,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${t.token}\r\nConnection: close\r\n\r\n`,
  );
const bodyOf = (text: string) => text.slice(text.indexOf("\r\n\r\n") + 4);

/** Faults in bytes, lengths and connections. */
export const TRANSPORT = defineFaults("transport", [
  {
    id: "body-truncated",
    does: "Closes the connection in the middle of a list.",
    from: "workers that are killed, proxy_read_timeout",
    plant: writes((socket, { body }) =>
      socket.end(`${HEAD}content-length: ${body.length}\r\n\r\n${body.toString().slice(0, 40)}`),
    ),
    shows: ofCollections,
    healthy: 200,
    faulty: "ECONNRESET",
  },
  {
    id: "chunks-without-end",
    does: "Closes the connection without the last chunk.",
    from: "exceptions while a response streams: Rails Live, Express",
    plant: writes((socket, { body }) =>
      socket.end(
        `${HEAD}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body.toString()}\r\n`,
      ),
    ),
    shows: ofCollections,
    healthy: 200,
    faulty: "ECONNRESET",
  },
  {
    id: "chunk-size-wrong",
    does: "Announces a chunk that is shorter than what follows.",
    from: "lengths in characters, not bytes",
    plant: writes((socket, { body }) =>
      socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n${body.toString()}\r\n0\r\n\r\n`),
    ),
    shows: ofCollections,
    healthy: 200,
    faulty: "ECONNRESET",
  },
  {
    id: "length-too-short",
    does: "Sends a Content-Length that cuts the JSON off.",
    from: "string length in characters of a UTF-8 body",
    plant: writes((socket, { body }) =>
      socket.end(`${HEAD}content-length: ${body.length - 2}\r\n\r\n${body.toString()}`),
    ),
    shows: async (t) => {
      const text = await raw(t);
      return Number(/content-length: (\d+)/i.exec(text)?.[1]) === bodyOf(text).length;
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "length-doubled",
    does: "Sends two different Content-Lengths.",
    from: "a proxy and an application that both set it",
    plant: writes((socket, { body }) =>
      socket.end(
        `${HEAD}content-length: ${body.length}\r\ncontent-length: 7\r\n\r\n${body.toString()}`,
      ),
    ),
    shows: async (t) => ((await raw(t)).match(/^content-length/gim) ?? []).length,
    healthy: 1,
    faulty: 2,
  },
  {
    id: "length-and-chunked",
    does: "Sends Content-Length and Transfer-Encoding together.",
    from: "compression middleware that keeps the old length",
    plant: writes((socket, { body }) =>
      socket.end(
        `${HEAD}content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body.toString()}\r\n0\r\n\r\n`,
      ),
    ),
    shows: async (t) => {
      const text = await raw(t);
      return /content-length/i.test(text) && /transfer-encoding/i.test(text);
    },
    healthy: false,
    faulty: true,
  },
  {
    id: "body-endless",
    does: "Never ends the body of a list: it sends spaces for ever.",
    from: "heartbeats of streaming endpoints",
    plant: writes((socket) => {
      socket.write(`${HEAD}\r\n{"items":[`);
      const timer = setInterval(() => socket.write(" ".repeat(1_000)), 5);
      socket.on("error", () => undefined).on("close", () => clearInterval(timer));
    }),
    shows: async (t) => {
      const response = await fetch(`${t.baseUrl}/v2/collections`, {
        headers: { authorization: `Bearer ${t.token}` },
      });
      let size = 0;
      for await (const chunk of response.body!) {
        size += chunk.length;
        if (size > 10_000) return "endless";
      }
      return "ends";
    },
    healthy: "ends",
    faulty: "endless",
  },
  {
    id: "response-never-comes",
    does: "Takes requests for `/v2/collections` and never responds.",
    from: "Express: an async handler that throws, a forgotten next()",
    plant: writes(() => undefined),
    shows: (t) => unlessSilent(t, ofCollections(t)),
    healthy: 200,
    faulty: "silence",
  },
  {
    id: "bytes-after-body",
    does: "Sends bytes after the body on a connection that it keeps open.",
    from: "a newline after the JSON: Go json.Encoder with a wrong length",
    plant: writes((socket, { body }) => {
      const head = HEAD.replace("close", "keep-alive");
      socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.toString()}trailing`);
      socket.end();
    }),
    shows: async (t) => (await raw(t)).endsWith("trailing"),
    healthy: false,
    faulty: true,
  },
  {
    id: "head-with-body",
    does: "Sends a body after the header of a HEAD response.",
    from: "CGI and hand-made servers",
    plant: alters(
      (r) => r.method === "HEAD",
      (reply) => ({
        ...reply,
        write: (socket) => void socket.end(`${HEAD}content-length: 2\r\n\r\n{}`),
      }),
    ),
    shows: async (t) => {
      const text = await sendBytes(
        t,
        `HEAD /v2/collections HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${t.token}\r\nConnection: close\r\n\r\n`,
      );
      return bodyOf(text).length;
    },
    healthy: 0,
    faulty: 2,
  },
  {
    id: "status-line-broken",
    does: "Answers with a status that is not a number of HTTP.",
    from: "ESP firmware, hand-made servers",
    plant: writes((socket) => socket.end("HTTP/1.1 OK\r\n\r\n")),
    shows: async (t) => typeof (await ofCollections(t)),
    healthy: "number",
    faulty: "string",
  },
  {
    id: "empty-response",
    does: "Answers a list with 200 and no body.",
    from: "res.status(200).end()",
    plant: alters(isCollections, (reply) => ({ ...reply, body: Buffer.alloc(0) })),
    shows: async (t) => (await send(t, collections)).bytes.length > 0,
    healthy: true,
    faulty: false,
  },
  {
    id: "empty-list-is-204",
    does: "Answers an empty page with 204 and no body.",
    from: "Spring ResponseEntity.noContent(), ASP.NET null results",
    plant: alters(isList, (reply) =>
      reply.body.includes('"items":[]')
        ? { status: 204, fields: [], body: Buffer.alloc(0) }
        : reply,
    ),
    shows: statusOf(list("webhooks")),
    healthy: 200,
    faulty: 204,
  },
  {
    id: "list-is-206",
    does: "Answers a page that is not the last with 206.",
    from: "GitLab- and Postgrest-style ranges",
    plant: alters(isList, (reply) => ({ ...reply, status: 206 })),
    shows: statusOf(collections),
    healthy: 200,
    faulty: 206,
  },
  {
    id: "media-type-missing",
    does: "Sends lists without Content-Type.",
    from: "raw node:http",
    plant: setsField(isList, "content-type", undefined),
    shows: async (t) => (await send(t, collections)).headers["content-type"] ?? null,
    healthy: "application/json",
    faulty: null,
  },
  {
    id: "media-type-is-text",
    does: "Sends JSON as text/plain.",
    from: "Go: sniffed Content-Type",
    plant: setsField(isList, "content-type", "text/plain; charset=utf-8"),
    shows: async (t) => (await send(t, collections)).headers["content-type"],
    healthy: "application/json",
    faulty: "text/plain; charset=utf-8",
  },
  {
    id: "media-type-with-vendor-suffix",
    does: "Sends lists as `application/vnd.api+json`.",
    from: "JSON:API libraries",
    plant: setsField(isList, "content-type", "application/vnd.api+json"),
    shows: async (t) => (await send(t, collections)).headers["content-type"],
    healthy: "application/json",
    faulty: "application/vnd.api+json",
  },
  {
    id: "trailing-slash-redirect",
    does: "Redirects each list to its URL with a slash at the end.",
    from: "Django APPEND_SLASH, FastAPI redirect_slashes",
    plant: exchange(async (r, next) =>
      isCollections(r)
        ? { ...plain(301, ""), fields: [["location", "/v2/collections/"]] }
        : next(r),
    ),
    shows: statusOf(collections),
    healthy: 200,
    faulty: 301,
  },
  {
    id: "https-redirect",
    does: "Redirects plain HTTP to a host that is not there.",
    from: "Rails force_ssl, ASP.NET UseHttpsRedirection behind a proxy",
    plant: exchange(async () => ({
      ...plain(307, ""),
      fields: [["location", "https://localhost:1/v2/collections"]],
    })),
    shows: statusOf(collections),
    healthy: 200,
    faulty: 307,
  },
]);
