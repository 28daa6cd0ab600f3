import { once } from "node:events";
import { createServer } from "node:http";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../../src/command/run-command.js";
import { resolveTarget } from "../../src/load/target.js";
import { REPORT_FORMATS } from "../../src/report/formats.js";
import { createRedact, redactValue } from "../../src/report/redact.js";

const TOKEN = "s3cret/to+ken~with-odd.characters==";
const SECOND = "another-s3cret-token-of-somebody";

/** Rules that send tokens and documents, fail, and quote the response. */
const RULES =
  "authorization-required,unknown-token-refused,tenant-isolation,list-envelope,missing-part-refused," +
  "options-part-encodings,webhook-created-is-listed,page-size-bounds,response-matches-contract";

test("redacts the token from every output, however the target sends it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const baseUrl = await startLeaking();
  await writeFile(join(folder, "document.json"), JSON.stringify({ title: "T", note: TOKEN }));
  const shown: string[] = [];
  const write = (text: string): unknown => shown.push(text);
  const environment = {
    variables: { DOCUMENT_EXPORT_TOKEN: TOKEN, DOCUMENT_EXPORT_SECOND_TOKEN: SECOND },
    stdout: { write },
    stderr: { write },
  };
  const reports = REPORT_FORMATS.flatMap((format) => [
    "--report",
    `${format}:${join(folder, `report.${format}`)}`,
  ]);
  const inputs = ["--document", join(folder, "document.json"), "--destination", "12"];
  const outputs = ["--propose-waivers", join(folder, "proposed.yaml"), ...reports];
  const args = [baseUrl, `--rules=${RULES}`, ...inputs, ...outputs];
  const exitCode = await runCommand(args, environment);
  expect(exitCode, shown.join("")).toBe(1);
  const json = join(folder, "report.json");
  const [finding] = JSON.parse(await readFile(json, "utf8")).rules.flatMap(
    ({ findings }: { findings: { id: string }[] }) => findings,
  );
  await runCommand(["replay", json, finding.id], environment);
  const files = (await readdir(folder)).filter((file) => file !== "document.json");
  expect(files).toHaveLength(REPORT_FORMATS.length + 1);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const leaks = [...texts, shown.join("")].map((text, index) => [
    files[index] ?? "terminal",
    text.length > 50,
    leaksOf(text),
  ]);
  expect(leaks).toEqual([...files, "terminal"].map((file) => [file, true, []]));
});

test.each(["1", "true"])("does not redact a token as short as %s", (token) => {
  const target = resolveTarget({ baseUrl: "http://127.0.0.1:8080", token });
  const report = { count: 11, ok: true, said: `a ${token}` };
  expect(redactValue(createRedact(target), report)).toEqual(report);
});

/** A server that sends every token back in headers and bodies, plain and encoded. */
async function startLeaking(): Promise<string> {
  const server = createServer((request, response) => {
    const sent = request.headers.authorization ?? "";
    const token = sent.split(" ")[1] ?? "";
    response.setHeader("content-type", "application/json");
    response.setHeader("set-cookie", `session=${token}`);
    response.setHeader("x-echo", [`${sent}`, `/?access_token=${encodeURIComponent(token)}`]);
    const encoded = ["", "u", "us"].map((name) =>
      Buffer.from(`${name}${token}:`).toString("base64"),
    );
    const forUrls = encoded.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"));
    const body = {
      status: "done",
      [token]: sent,
      encoded,
      forUrls,
      uri: encodeURIComponent(token),
    };
    request.resume().on("end", () => {
      response.end(JSON.stringify(body).replaceAll("/", String.raw`\/`));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** Returns the tokens that a reader could find by unescaping and decoding what looks encoded. */
function leaksOf(text: string): readonly string[] {
  const unescaped = text
    .replaceAll(String.raw`\/`, "/")
    .replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
  const decoded = (text.match(/[\w+/-]{12,}/g) ?? []).flatMap((run) =>
    [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), "base64").toString("latin1")),
  );
  const everything = [text, unescaped, ...decoded].join("\n");
  return [TOKEN, SECOND].filter((token) => everything.includes(token));
}
