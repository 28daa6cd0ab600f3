import { once } from "node:events";
import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_BODY_BYTES } from "../../src/recording/recorded.js";
import { digest, noise, send, type Setup, startSetup } from "./through-proxy.js";

let setup: Setup;

beforeAll(async () => {
  setup = await startSetup((incoming, outgoing) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    void (ROUTES[path] ?? echo)(incoming, outgoing);
  });
});
afterAll(() => setup.close());

type Route = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/** Echoes what arrived: the digest of the body, the raw headers, the trailers. */
const echo: Route = async (incoming, outgoing) => {
  const { bytes, sha256 } = await digest(incoming);
  const { method, url, rawHeaders, rawTrailers } = incoming;
  outgoing.end(JSON.stringify({ method, url, rawHeaders, rawTrailers, bytes, sha256 }));
};

const ROUTES: Readonly<Record<string, Route>> = {
  "/large": (incoming, outgoing) => {
    incoming.resume();
    noise(Number(incoming.headers["x-length"])).body.pipe(outgoing);
  },
  "/gzip": (_, outgoing) => {
    outgoing.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed"));
  },
  "/cookies": (_, outgoing) => {
    outgoing.sendDate = false;
    const lines = [
      "Set-Cookie",
      "a=1",
      "X-Odd-CASE",
      "é",
      "set-cookie",
      "b=2",
      "Content-Length",
      "2",
    ];
    outgoing.writeHead(299, "Quite fine", lines).end("ok");
  },
  "/trailers": (_, outgoing) => {
    outgoing.writeHead(200, { trailer: "x-sum" });
    outgoing.write("body");
    outgoing.addTrailers({ "x-sum": "42" });
    outgoing.end();
  },
  "/hints": (_, outgoing) => {
    outgoing.writeEarlyHints({ link: "</a.css>; rel=preload" }, () => outgoing.end("hinted"));
  },
  "/continue": async (incoming, outgoing) => {
    outgoing.writeContinue();
    await echo(incoming, outgoing);
  },
  "/refused": (_, outgoing) => outgoing.writeHead(417).end("no"),
  "/not-modified": (_, outgoing) => outgoing.writeHead(304, { etag: '"1"' }).end(),
  "/breaks": (_, outgoing) => {
    outgoing.writeHead(200, { "content-length": "100" });
    outgoing.write("half", () => outgoing.destroy());
  },
  "/dies": (incoming) => incoming.socket.destroy(),
  "/no-http": (incoming) => incoming.socket.end("HELLO\r\n\r\n"),
  "/silent": () => undefined,
};

const SIZES = [0, 1, 65_535, 65_536, MAX_BODY_BYTES, MAX_BODY_BYTES + 1, 100_000_000];

test.each(SIZES)("passes an upload of %d bytes unchanged, with its length", async (length) => {
  const { body, sha256 } = noise(length);
  const headers = { "content-length": length };
  const arrived = await echoed({ method: "POST", headers, body });
  expect(arrived).toMatchObject({ bytes: length, sha256 });
  expect(valueOf(arrived.rawHeaders, "content-length")).toBe(String(length));
});

test("passes a chunked upload with its trailers, still chunked", async () => {
  const outgoing = request(`${setup.proxy}/echo`, {
    method: "POST",
    headers: { "transfer-encoding": "chunked", trailer: "x-sum" },
    agent: new Agent(),
  });
  outgoing.write("some");
  outgoing.addTrailers({ "x-sum": "7" });
  outgoing.end("thing");
  const [message] = (await once(outgoing, "response")) as [IncomingMessage];
  const arrived = JSON.parse(await text(message));
  expect(arrived).toMatchObject({ bytes: 9, rawTrailers: ["x-sum", "7"] });
  expect(valueOf(arrived.rawHeaders, "transfer-encoding")).toBe("chunked");
});

const MULTIPART = [
  "\r\n--x\r\ncontent-disposition: form-data; name=file; filename*=UTF-8''%e2.json\r\n\r\n{}\r\n--x--\r\n",
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a;b=c.json"\r\n\r\n\u0000\u00ff\r\n--x--',
  "no boundary at all",
];

test.each(MULTIPART)("passes odd multipart content unchanged (%#)", async (content) => {
  const body = Buffer.from(content, "latin1");
  const headers = { "content-type": 'Multipart/Form-Data; boundary="x"' };
  const arrived = await echoed({ method: "POST", headers, body });
  expect(arrived.bytes).toBe(body.length);
  expect(arrived.sha256).toBe((await echoed({ method: "POST", headers, body }, true)).sha256);
});

test("keeps case and order of end-to-end headers and drops hop-by-hop ones", async () => {
  const headers = [
    ["X-First", "1"],
    ["x-first", "2"],
    ["X-Hop", "gone"],
    ["Keep-Alive", "timeout=9"],
    ["TE", "trailers"],
    ["Connection", "keep-alive, x-hop, TE"],
  ].flat();
  const arrived = await echoed({ headers: ["Host", "caller.example", ...headers] as never });
  const names = arrived.rawHeaders.filter((_, index) => index % 2 === 0);
  expect(names).toEqual(["Host", "X-First", "x-first", "TE", "Connection", "Via"]);
  expect(valueOf(arrived.rawHeaders, "host")).toBe(new URL(setup.upstream).host);
});

test.each(["", "host: x\r\nhost: y\r\n"])("rejects the hosts %j with 400", async (hosts) => {
  const socket = connect(Number(new URL(setup.proxy).port), "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test("passes the path exactly as written", async () => {
  const socket = connect(Number(new URL(setup.proxy).port), "127.0.0.1");
  socket.write("GET /a/../%2e%41?q=%20+&q HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(await text(socket)).toContain('"url":"/a/../%2e%41?q=%20+&q"');
});

test.each(SIZES)("passes a response of %d bytes unchanged", async (length) => {
  const received = await send(`${setup.proxy}/large`, { headers: { "x-length": length } });
  expect(received).toMatchObject({ bytes: length, sha256: noise(length).sha256 });
});

test("keeps a compressed response compressed", async () => {
  const outgoing = request(`${setup.proxy}/gzip`, { agent: new Agent() }).end();
  const [message] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(message.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(await buffer(message)).toString()).toBe("packed");
});

test.each([
  ["GET", "/cookies"],
  ["HEAD", "/cookies"],
  ["GET", "/trailers"],
  ["GET", "/not-modified"],
  ["GET", "/hints"],
])("returns the same response to %s %s with and without the proxy", async (method, path) => {
  const direct = await send(setup.upstream + path, { method });
  const through = await send(setup.proxy + path, { method });
  expect(withoutHops(through)).toEqual(withoutHops(direct));
});

test("relays 100 Continue from the upstream before the body is sent", async () => {
  const outgoing = request(`${setup.proxy}/continue`, {
    method: "POST",
    headers: { expect: "100-continue", "content-length": 4 },
    agent: new Agent(),
  });
  outgoing.flushHeaders();
  await once(outgoing, "continue");
  outgoing.end("body");
  const [message] = (await once(outgoing, "response")) as [IncomingMessage];
  const arrived = JSON.parse(await text(message));
  expect(arrived.bytes).toBe(4);
  expect(valueOf(arrived.rawHeaders, "expect")).toBe("100-continue");
});

test("relays a refused expectation before the body is sent", async () => {
  const outgoing = request(`${setup.proxy}/refused`, {
    method: "POST",
    headers: { expect: "100-continue", "content-length": 4 },
    agent: new Agent(),
  });
  outgoing.flushHeaders();
  const [message] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(message.statusCode).toBe(417);
  outgoing.destroy();
});

test("keeps connections alive on both sides", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = request(`${setup.proxy}/echo`, { agent }).end();
  const [message] = (await once(first, "response")) as [IncomingMessage];
  await text(message);
  await new Promise((resolve) => setImmediate(resolve));
  const second = request(`${setup.proxy}/echo`, { agent }).end();
  const [next] = (await once(second, "response")) as [IncomingMessage];
  await text(next);
  expect(second.reusedSocket).toBe(true);
  agent.destroy();
});

test.each(["/dies", "/no-http"])(
  "responds 502 and records the failure if the upstream %s",
  async (path) => {
    const next = setup.nextRecorded();
    const outgoing = request(setup.proxy + path, { agent: new Agent() }).end();
    const [message] = (await once(outgoing, "response")) as [IncomingMessage];
    const problem = JSON.parse(await text(message));
    expect(message.headers["content-type"]).toBe("application/problem+json");
    expect(problem).toMatchObject({ status: 502, title: "Bad Gateway" });
    expect(await next).toMatchObject({ failure: { by: "server" } });
  },
);

test("breaks off the response to the caller when the upstream does", async () => {
  const next = setup.nextRecorded();
  await expect(send(`${setup.proxy}/breaks`)).rejects.toThrow("aborted");
  expect(await next).toMatchObject({ response: { status: 200 }, failure: { by: "server" } });
});

test("records a caller that gives up and closes the upstream request", async () => {
  const next = setup.nextRecorded();
  const outgoing = request(`${setup.proxy}/silent`, { method: "POST", agent: new Agent() });
  outgoing.on("error", () => undefined);
  outgoing.write("part of a body", () => outgoing.destroy());
  expect(await next).toMatchObject({ failure: { by: "client" } });
});

test("records the beginning and the full length of a long body", async () => {
  const next = setup.nextRecorded();
  const length = MAX_BODY_BYTES + 1;
  await echoed({ method: "POST", headers: { "content-length": length }, body: noise(length).body });
  const { request: recorded } = await next;
  expect(recorded.body?.bytes.length).toBe(MAX_BODY_BYTES);
  expect(recorded.body?.size).toBe(length);
});

interface Arrived {
  readonly rawHeaders: readonly string[];
  readonly rawTrailers: readonly string[];
  readonly bytes: number;
  readonly sha256: string;
}

async function echoed(options: Parameters<typeof send>[1], isDirect = false): Promise<Arrived> {
  const { body, ...rest } = options ?? {};
  const base = isDirect ? setup.upstream : setup.proxy;
  const outgoing = request(`${base}/echo`, { agent: new Agent(), ...rest });
  if (body && !Buffer.isBuffer(body)) body.pipe(outgoing);
  else outgoing.end(body);
  const [message] = (await once(outgoing, "response")) as [IncomingMessage];
  return JSON.parse(await text(message));
}

function valueOf(rawHeaders: readonly string[], name: string): string | undefined {
  const index = rawHeaders.findIndex((one, at) => at % 2 === 0 && one.toLowerCase() === name);
  return index < 0 ? undefined : rawHeaders[index + 1];
}

/** Removes headers that differ: `Connection` and `Keep-Alive` per connection, the date per response. */
function withoutHops({ rawHeaders, ...rest }: Awaited<ReturnType<typeof send>>): unknown {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !/^(?:connection|keep-alive|date)$/i.test(name)
      ? [[name, rawHeaders[index + 1]]]
      : [],
  );
  return { ...rest, headers: lines };
}
