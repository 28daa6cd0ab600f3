// Targets that do not answer as an HTTP server does, and targets that are not there: one cause, one line.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createHttp2, createSecureServer } from "node:http2";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, createServer as createPlain, type Server, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { hintOfHttp2 } from "../../src/engine/hint-of-silence.js";
import { createAuthority, issueCertificate } from "../proxy/certificates.js";
import { type Ran, runInProcess } from "./support.js";

const SOME_RULES =
  "list-envelope,page-size-default,unknown-path-not-found,options-lists-methods,head-like-get";

test.each([
  ["plain HTTP at an https URL", "https", () => createServer(), /does not support TLS: use `http/],
  ["TLS at an http URL", "http", startTls, /requires TLS: use `https/],
  ["HTTP/2 only", "http", () => createHttp2(), /supports only HTTP\/2/],
] as const)("a port with %s is one line and 3", async (_, scheme, create, hint) => {
  const ran = await run(scheme, await create());
  expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
  expect(ran.stderr).toMatch(hint);
  expect(ran.stderr.trim().split("\n")).toHaveLength(1);
});

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

test.each([
  ["a body that breaks off", `${HEAD}Content-Length: 9\r\n\r\n{`, "aborted"],
  [
    "another protocol after 101",
    "HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
    "101 switches",
  ],
  [
    "1xx without end",
    "HTTP/1.1 100 Continue\r\n\r\n".repeat(200),
    "more than 100 responses with 1xx",
  ],
])("ends early if every request gets %s", async (_, reply, reason) => {
  const ran = await run(
    "http",
    createPlain((socket) => replyOnce(socket, reply)),
  );
  expect(ran).toMatchObject({ exitCode: 1, stderr: "" });
  expect(ran.stdout).toContain(`The run ended early: the target does not respond: `);
  expect(ran.stdout).toContain(reason);
});

test("names a server that refuses HTTP/1.1 over TLS with a response", async () => {
  const { cert, key } = await issueCertificate(await createAuthority("Ours"));
  const server = createSecureServer({ cert, key });
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await hintOfHttp2(`https://127.0.0.1:${port}`)).toMatch(/supports only HTTP\/2/);
});

test("ends early if the target is gone during the run", async () => {
  let left = 3;
  const server = createServer((_, response) => {
    left -= 1;
    if (left >= 0) response.setHeader("content-type", "application/json").end("{}");
    else response.destroy();
  });
  const { exitCode, stdout } = await run("http", server);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(
    /The run ended early: the target stopped responding: GET .* since [A-Z]+ /,
  );
});

test("goes on if only some requests break off", async () => {
  const { stdout } = await run("http", createServer(breakOffPages), PAGING_RULES);
  expect(stdout.match(/brought no complete response/g)?.length).toBeGreaterThan(3);
  expect(stdout).not.toContain("ended early");
});

const PAGING_RULES =
  "page-size-bounds,page-size-honoured,page-number-width,null-query,equivalent-queries";

const breakOffPages: RequestListener = ({ method = "", url = "" }, response) => {
  const isPlain = method === "GET" && !url.includes("?") && !url.includes("nothing");
  if (isPlain) response.setHeader("content-type", "application/json").end("{}");
  else response.destroy();
};

async function startTls(): Promise<Server> {
  return createHttps(await issueCertificate(await createAuthority("Ours")));
}

function replyOnce(socket: Socket, reply: string): void {
  socket.on("error", () => undefined).once("data", () => socket.end(reply));
}

async function run(scheme: string, server: Server, rules = SOME_RULES): Promise<Ran> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return runInProcess([`${scheme}://127.0.0.1:${port}`, "--rules", rules]);
}
