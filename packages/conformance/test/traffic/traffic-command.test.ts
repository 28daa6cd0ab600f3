import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../src/command/run-command.js";
import { samplePage } from "../../bench/load/sample-page.js";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-traffic-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SECRET = "a-very-secret-token";
const URL_OF_LIST = "https://api.example.com/base/v2/document-exports?pageNo=1&pageSize=2";

interface Changes {
  readonly url?: string;
  readonly status?: number;
  readonly body?: string | undefined;
  readonly second?: number;
  readonly type?: string;
}

const DATE = "Mon, 21 Sep 2026 13:33:20 GMT";

const PAGE = samplePage(1, 2, 2);

function entry(changes: Changes = {}): object {
  const { url = URL_OF_LIST, status = 200, second = 0, type = "application/json" } = changes;
  const body = "body" in changes ? changes.body : PAGE;
  return {
    startedDateTime: new Date(1_790_000_000_000 + second * 1_000).toISOString(),
    time: 5,
    request: {
      method: "GET",
      url,
      headers: [{ name: "Authorization", value: `Bearer ${SECRET}` }],
      bodySize: 0,
    },
    response: {
      status,
      headers: [
        { name: "Content-Type", value: type },
        { name: "Date", value: DATE },
      ],
      content: { size: 9, ...(body !== undefined && { text: body }) },
    },
  };
}

function archive(...entries: readonly object[]): string {
  return JSON.stringify({ log: { version: "1.2", creator: { name: "test" }, entries } });
}

function line(changes: Changes = {}): string {
  const { url = URL_OF_LIST, status = 200, body = PAGE, second = 0 } = changes;
  return JSON.stringify({
    sentAt: 1_790_000_000_000 + second * 1_000,
    milliseconds: 5,
    request: { method: "GET", url, headers: { Authorization: `Bearer ${SECRET}` }, body: "" },
    response: { status, headers: { "content-type": "application/json", date: DATE }, body },
  });
}

test("exits with 0 for a good archive and reports its limits", async () => {
  const { exitCode, stdout, stderr } = await traffic(archive(entry(), entry({ second: 1 })));
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toContain("✓ records-stay");
  expect(stdout).toContain("jobs-move-forward (not exercised: no job was seen twice)");
  expect(stdout).toContain("Not shown: no multipart request with its body is in it.");
  expect(stdout).toContain("2 exchanges: 2 judged");
});

test("exits with 1 on a deviation and reports no token", async () => {
  const body = JSON.stringify({ message: SECRET });
  const { exitCode, stdout } = await traffic(archive(entry({ body, status: 200 })));
  expect(exitCode).toBe(1);
  expect(stdout).toContain("✗ response-matches-contract");
  expect(stdout).toContain('-H "authorization: Bearer $TOKEN"');
  expect(stdout).not.toContain(SECRET);
});

test("reports no credential of a header, a cookie or a query", async () => {
  const secrets = ["api-key/of+somebody", "session-0123456789", "query-secret-0123456789", SECRET];
  const [key = "", session = "", query = ""] = secrets;
  const sent = JSON.parse(line({ url: `${URL_OF_LIST}&api_key=${query}` }));
  sent.request.headers = { ...sent.request.headers, "X-Api-Key": key, Cookie: `a=${session}` };
  const echoes = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(`user:${secret}`).toString("base64"),
  ]);
  // The first exchange quotes a value that only the second one reveals as a secret.
  const quoted = line({ body: JSON.stringify({ items: echoes.join(" ") }) });
  const { exitCode, stdout } = await traffic(`${quoted}\n${JSON.stringify(sent)}\n`, ["--json"]);
  expect(exitCode).toBe(1);
  expect(echoes.filter((echo) => stdout.includes(echo))).toEqual([]);
});

test("judges lines of JSON, compressed or not, like an archive", async () => {
  const lines = `${line()}\n\n${line({ second: 1, body: samplePage(1, 2, 1) })}\n`;
  const plain = await traffic(lines);
  expect(plain.exitCode).toBe(1);
  expect(plain.stdout).toContain("expected the total never to fall");
  const packed = await traffic(gzipSync(lines));
  expect(packed.stdout.replaceAll(/in [\d.]+ s/g, "")).toBe(
    plain.stdout.replaceAll(/in [\d.]+ s/g, ""),
  );
});

test("exits with 4 and explains if a recording contains no API traffic", async () => {
  const { exitCode, stdout } = await traffic(archive(entry({ url: "https://example.com/a.css" })));
  expect(exitCode).toBe(4);
  expect(stdout).toContain("Nothing was judged");
  expect(stdout).toContain("1 exchanges: 0 judged, 1 not of this API");
});

test("--base-url ignores other addresses and judges unknown paths", async () => {
  const unknown = entry({
    url: "https://api.example.com/base/v2/nothing",
    status: 404,
    body: "{}",
  });
  const other = entry({ url: "https://other.example.com/base/v2/collections" });
  const args = ["--base-url", "https://api.example.com/base"];
  const { stdout } = await traffic(archive(unknown, other), args);
  expect(stdout).toContain("✗ problem-details-form");
  expect(stdout).toContain("2 exchanges: 1 judged, 1 not of this API");
});

test("skips JSON that is nested too deeply and continues", async () => {
  const deep = '{"a":'.repeat(20_000) + "1" + "}".repeat(20_000);
  const [sent] = [JSON.parse(line({ url: "https://api.example.com/base/v2/webhooks" }))];
  const request = { ...sent.request, method: "POST", body: deep };
  request.headers = { ...request.headers, "Idempotency-Key": "1" };
  const { exitCode, stdout } = await traffic(
    `${JSON.stringify({ ...sent, request })}\n${line()}\n`,
  );
  expect(stdout).toContain("2 exchanges: 2 judged");
  expect(stdout).toContain("deeply nested parts are not judged");
  expect(exitCode).toBe(1);
});

test("reports an absent body without a finding", async () => {
  const { stdout } = await traffic(archive(entry({ body: undefined })));
  expect(stdout).toContain("response-matches-contract");
  expect(stdout).not.toContain("✗");
  expect(stdout).toContain("1 responses lack their complete body");
});

test.each([
  ["an archive that breaks off", archive(entry()).slice(0, -9), /is damaged at line 1, column \d+/],
  ["a line that is not JSON", `${line()}\n{"sentAt": 1,\n`, /Line 2: it is not JSON/],
  ["a line without a request", '{"sentAt": 1}\n', /Line 1: expected `request`/],
  ["an entry without a request", archive({}), /Entry 1: expected `request`/],
  ["another file", "<html>", /is not a recording: .* got `<html>`/],
  ["an empty file", "", /is not a recording/],
])("%s returns 2 and one line with the place", async (_, text, message) => {
  const { exitCode, stdout, stderr } = await traffic(text);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("exits with 2 if the file does not exist", async () => {
  expect(await run(["traffic", join(folder, "nowhere")])).toMatchObject({
    exitCode: 2,
    stdout: "",
  });
});

test("exits with 2 for a rule that sends requests", async () => {
  const { exitCode, stderr } = await traffic(line(), ["--rules", "page-size-default"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("None of the rules page-size-default judges traffic");
});

async function traffic(content: string | Buffer, args: readonly string[] = []): Promise<Ran> {
  const file = join(folder, "recording");
  await writeFile(file, content);
  return run(["traffic", file, ...args]);
}

interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(args: readonly string[]): Promise<Ran> {
  const written = { stdout: "", stderr: "" };
  const exitCode = await runCommand(args, {
    variables: {},
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}
