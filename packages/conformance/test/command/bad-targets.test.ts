import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { createServer as createPlainServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Ran, runInProcess } from "./support.js";

const ONE_RULE = ["--rules", "list-envelope"];

test("ends early and quotes a login page sent for every path", async () => {
  const ran = await runAgainst(
    (response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<title>Sign in</title>"),
    ONE_RULE,
  );
  expect(ran).toMatchObject({ exitCode: 4, stderr: "" });
  expect(ran.stdout).toMatch(
    /^The run ended early: every path returns the same response, 200 `<title>Sign in<\/title>`: .*\n0 passed, /,
  );
});

test("ends early if every path redirects, without following it", async () => {
  const ran = await runAgainst(
    (response) => response.writeHead(302, { location: "http://127.0.0.1:9/login" }).end(),
    ONE_RULE,
  );
  expect(ran).toMatchObject({ exitCode: 4, stderr: "" });
  expect(ran.stdout).toContain("same response, 302 to `http://127.0.0.1:9/login`: ");
});

test.each([
  ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n"],
  ["TLS", Buffer.from([0x15, 3, 1, 0, 2, 2, 0x46])],
])("a port that speaks %s is one line and 3", async (_, greeting) => {
  const server = createPlainServer((socket) => socket.on("error", () => 0).end(greeting));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const ran = await runInProcess([`http://127.0.0.1:${port}`, ...ONE_RULE]);
  expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
  expect(ran.stderr).toMatch(/^The target cannot be reached\. .* does not speak HTTP: .*\n$/);
});

test("prints one line and exits with 3 if the server never responds", async () => {
  const ran = await runAgainst(() => undefined, [...ONE_RULE, "--deadline", "1"]);
  expect(ran).toMatchObject({ exitCode: 3, stdout: "" });
  expect(ran.stderr).toMatch(/^The target cannot be reached\. .*the time was over.*\n$/);
});

test("reports an endless response as a finding that names the limit", async () => {
  const ran = await runAgainst((response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const flood = (): void => {
      while (response.write(Buffer.alloc(2 ** 18, "[")));
      response.once("drain", flood);
    };
    flood();
  }, ONE_RULE);
  expect(ran).toMatchObject({ exitCode: 1, stderr: "" });
  expect(ran.stdout).toMatch(/brought no complete response: more than \d+ bytes came/);
});

test("does not redact single letters of a report for a one-letter token", async () => {
  const ran = await runAgainst((response) => response.end("{}"), ["--quick", "--token", "x"]);
  expect(ran).toMatchObject({ exitCode: 1, stderr: "" });
  expect(ran.stdout).toContain("not exercised");
});

test.each([
  ["not: openapi", "expected `openapi: 3.x` or `swagger: 2.0`, got neither"],
  ["openapi: 3.1.0\npaths: [", "unexpected end of the stream"],
])("prints one line and exits with 2 for the description %j", async (text, problem) => {
  const file = await fileWith("api.yaml", text);
  const message = new RegExp(`^The description .* cannot be used: .*${problem}`);
  await expectUsage(["http://127.0.0.1:9", "--spec", file], message);
  await expectUsage(["traffic", file, "--spec", file], message);
});

const THROWS = `const fail = () => { throw new TypeError("no\\nsuch thing"); };
const rule = { title: "Fails.", basis: [{ openapi: "headers" }], operations: [] };
export default { name: "ours", rules: [{ ...rule, id: "judges", judge: fail }, { ...rule, id: "runs", run: fail }] };`;

test.each(["judges", "runs"])("names a plugin rule that %s and throws", async (rule) => {
  const plugin = await fileWith("plugin.mjs", THROWS);
  const ran = await runAgainst(
    (response) => response.end("{}"),
    ["--plugin", plugin, "--rules", rule],
  );
  expect(ran).toMatchObject({
    exitCode: 2,
    stderr: `The rule \`${rule}\` of the plugin \`ours\` failed: no\n`,
  });
});

test("names a plugin rule that throws on recorded traffic", async () => {
  const plugin = await fileWith("plugin.mjs", THROWS);
  const sent = { method: "GET", url: "https://a.example/v2/webhooks", headers: {} };
  const came = { status: 200, headers: { "content-type": "application/json" }, body: "{}" };
  const line = JSON.stringify({ sentAt: 1, request: sent, response: came });
  const file = await fileWith("traffic.ndjson", `${line}\n`);
  await expectUsage(
    ["traffic", file, "--plugin", plugin, "--rules", "judges"],
    /^The rule `judges` of the plugin `ours` failed: no$/,
  );
});

async function expectUsage(args: readonly string[], message: RegExp): Promise<void> {
  const { exitCode, stderr } = await runInProcess(args);
  expect(stderr.trim()).toMatch(message);
  expect(stderr.trim().split("\n"), stderr).toHaveLength(1);
  expect(exitCode).toBe(2);
}

async function fileWith(name: string, content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

async function runAgainst(
  respond: (response: ServerResponse) => unknown,
  args: readonly string[],
): Promise<Ran> {
  const server = createServer((_, response) => void respond(response));
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return runInProcess([`http://127.0.0.1:${port}`, ...args]);
}
