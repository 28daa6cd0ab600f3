import { execFileSync } from "node:child_process";
import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ProblemError, type ExportHostedDocumentRequest } from "@document-export/server-stub";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { start } from "../support/start.js";
import { documents } from "../support/documents.js";
import { job } from "../support/job.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test("prints one line per document with summary and job", async () => {
  const { env } = await startStub();
  const [a = "", b = ""] = await documents("a.json", "b.json");
  const { code, out, err } = await docexport(["export", a, b, "--to", "12"], env);
  const lines = out.trim().split("\n").sort();
  const rest =
    "queued  Waits to be exported to Company site.  job 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11";
  expect(lines).toEqual([`${a}: ${rest}`, `${b}: ${rest}`]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

test("sends the document with its name and only the given options", async () => {
  const uploads: ExportHostedDocumentRequest[] = [];
  const { env } = await startStub({
    exportHostedDocument: (request) => {
      uploads.push(request);
      return { status: 202, body: job() };
    },
  });
  const [a = ""] = await documents("a.json");
  const flags =
    "--to 12 --format md --reference news/a.md --auto-map --map author=By=line --idempotency-key k1".split(
      " ",
    );
  flags.push("--map", "slug=Short title", "--notify", "https://hooks.example.net/one?a,b");
  expect((await docexport(["export", a, ...flags], env)).err).toBe("");
  await docexport(["export", a, "--to", "12"], env);
  expect(uploads[0]?.body.options).toEqual({
    destination: 12,
    conversion: { destination: "markdown" },
    destinationReference: "news/a.md",
    autoMapDocumentProperties: true,
    fieldMappings: { slug: "Short title", author: "By=line" },
    webhooks: ["https://hooks.example.net/one?a,b"],
  });
  expect(uploads[0]?.headers["idempotency-key"]).toBe("k1");
  expect(uploads[0]?.body.file.name).toBe("a.json");
  expect(JSON.parse(uploads[0]?.body.file.text() ?? "")).toEqual({ title: a, body: {} });
  expect(uploads[1]?.body.options).toEqual({ destination: 12 });
});

test.skipIf(process.platform === "win32")("reads a document from a pipe", async () => {
  const texts: string[] = [];
  const { env } = await startStub({
    exportHostedDocument: ({ body }) => {
      texts.push(body.file.text());
      return { status: 202, body: job() };
    },
  });
  const pipe = join(await temporaryFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  const { ended } = await start(["export", pipe, "--to", "12"], env);
  await writeFile(pipe, '{"title":"ü"}');
  expect((await ended).code).toBe(0);
  expect(texts).toEqual(['{"title":"ü"}']);
});

test("reports a document that was deleted before its upload, and exports the others", async () => {
  const [a = "", b = "", c = ""] = await documents("a.json", "b.json", "c.json");
  const { env, requests } = await startStub({
    exportHostedDocument: async () => {
      await rm(b, { force: true });
      return { status: 202, body: job() };
    },
  });
  const args = ["export", a, b, c, "--to", "12", "--concurrency", "1"];
  const { code, out, err } = await docexport(args, env);
  expect(out.match(/json: queued/g)).toHaveLength(2);
  expect(out + err).toContain(`${b}: There is no file \`${b}\`.`);
  expect(requests).toHaveLength(2);
  expect(code).toBe(2);
});

test("reads a document from standard input", async () => {
  const texts: string[] = [];
  const { env } = await startStub({
    exportHostedDocument: ({ body }) => {
      texts.push(body.file.text());
      return { status: 202, body: job() };
    },
  });
  const { code } = await docexport(["export", "-", "--to", "12"], env, ' {"title":"ü"}');
  expect({ code, texts }).toEqual({ code: 0, texts: [' {"title":"ü"}'] });
});

test("prints one line of JSON per job or error with --json", async () => {
  const { env } = await startStub({
    exportHostedDocument: ({ body }) => {
      if (body.file.name === "b.json")
        throw new ProblemError({ type: "not-a-hosted-document", detail: "No title." });
      return { status: 202, body: job() };
    },
  });
  const [a = "", b = ""] = await documents("a.json", "b.json");
  const { code, out } = await docexport(["export", a, b, "--to", "12", "--json"], env);
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { file: string });
  expect(lines.find(({ file }) => file === a)).toEqual({ file: a, job: job(), written: [] });
  expect(lines.find(({ file }) => file === b)).toMatchObject({
    error: { name: "ProblemError", status: 422 },
  });
  expect(code).toBe(1);
});

test("prints how to repeat an export that may have been accepted", async () => {
  const { env } = await startStub({
    exportHostedDocument: () => {
      throw new Error("lost after it was accepted");
    },
  });
  const [a = ""] = await documents("a.json");
  const { code, err } = await docexport(["export", a, "--to", "12"], env);
  expect(err).toMatch(/\(500\)[^\n]*; not retried, since a POST may act twice\n/);
  expect(err).toMatch(
    /It may have been accepted: repeat it with `--idempotency-key [\w-]+`, which does not export twice\.\n$/,
  );
  const json = await docexport(["export", a, "--to", "12", "--json"], env);
  expect(JSON.parse(json.out)).toMatchObject({ error: { idempotencyKey: expect.any(String) } });
  expect([code, json.code]).toEqual([1, 1]);
  // Nothing was sent, so the same command can be repeated.
  const away = { ...env, DOCEXPORT_BASE_URL: "http://127.0.0.1:9" };
  const unreachable = await docexport(["export", a, "--to", "12"], away);
  expect(unreachable.err).toContain("Is the service running");
  expect(unreachable.err).not.toContain("--idempotency-key");
  const proxied = await docexport(["export", a, "--to", "12"], {
    ...away,
    HTTPS_PROXY: "http://p",
  });
  expect(proxied.err).toContain("`HTTPS_PROXY` is not used: set `NODE_USE_ENV_PROXY=1` too");
});

test("exits with 4 if the token is refused or lacks a scope", async () => {
  const { env } = await startStub();
  const [a = ""] = await documents("a.json");
  const wrong = await docexport(["export", a, "--to", "12"], { ...env, DOCEXPORT_TOKEN: "bad" });
  const poor = await docexport(["export", a, "--to", "12"], { ...env, DOCEXPORT_TOKEN: "poor" });
  expect(wrong.err).toMatch(/401[^]*Check the token/);
  expect(poor.err).toMatch(/403[^]*lacks a scope/);
  expect([wrong.code, poor.code]).toEqual([4, 4]);
});

test("sends nothing if one of the documents is invalid", async () => {
  const { env, requests } = await startStub();
  const [a = "", b = ""] = await documents("a.json", "b.docx");
  await writeFile(b, "PK\u0003\u0004");
  const archive = await docexport(["export", a, b, "--to", "12"], env);
  expect(archive.err).toContain("expected a JSON object, got `PK");
  const missing = await docexport(["export", `${a}.gone`, "--to", "12"], env);
  expect(missing.err).toContain(`There is no file \`${a}.gone\`.`);
  const empty = await docexport(["export", "-", "--to", "12"], env);
  expect(empty.err).toContain("got nothing");
  const both = await docexport(["export", a, b, `${a}.gone`, "--to", "12"], env);
  expect(both.err).toMatch(
    /^docexport: 2 documents cannot be exported: `\S+b\.docx` is not .*, got `PK.*`; There is no file `.*\n {2}Pass the JSON/,
  );
  expect([archive.code, missing.code, empty.code, both.code]).toEqual([2, 2, 2, 2]);
  expect(requests).toEqual([]);
});

test("sends nothing if the same document is given under two names", async () => {
  const { env, requests } = await startStub();
  const [a = ""] = await documents("a.json");
  const link = `${a}.link`;
  await symlink(a, link);
  const { code, err } = await docexport(["export", a, link, "--to", "12"], env);
  expect(err).toContain(`\`${link}\` and \`${a}\` are the same document.`);
  expect(code).toBe(2);
  expect(requests).toEqual([]);
});

test.each([
  [["a", "b", "--to", "1", "--reference", "r"], "`--reference` applies to one document, got 2"],
  [["a", "a", "--to", "1"], "`a` is given twice"],
  [
    ["a", "--to", "one"],
    "`--to <id>`: expected a whole number from 1 to 999999999, got `one`.\n  Add --help",
  ],
  [["a"], "docexport: The option `--to <id>` is missing."],
  [["a", "--to"], "The option `--to <id>` has no value."],
  [["--to", "1"], "The argument `document` is missing."],
  [["a", "--too", "1"], "There is no option `--too`. Did you mean `--to`"],
  [["--wait", "a", "--to", "1"], "write --wait after the files"],
  [
    ["a", "--to", "1", "--map", "slug"],
    "expected text on both sides of an equals sign, got `slug`",
  ],
])("rejects the arguments %j", async (args, message) => {
  const { code, err } = await docexport(["export", ...args], {
    DOCEXPORT_TOKEN: "t",
    DOCEXPORT_BASE_URL: "http://127.0.0.1:9",
  });
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test("exports every document even if its output pipe is closed", async () => {
  const { env, requests } = await startStub();
  const files = await documents("a.json", "b.json", "c.json", "d.json");
  const args = ["export", ...files, "--to", "12", "--concurrency", "1"];
  const running = await start(args, env);
  await running.untilWritten(/a\.json/);
  running.process.stdout?.destroy();
  expect((await running.ended).code).toBe(0);
  expect(requests).toHaveLength(4);
});
