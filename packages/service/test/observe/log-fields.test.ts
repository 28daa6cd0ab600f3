import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { describeLogFields, logFields, personalFields } from "../../src/logs/log-fields.js";
import { describeSpans } from "../../src/traces/span-table.js";
import { callerOf } from "../support/caller.js";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { testStorage } from "../support/storage/test-storage.js";

const FAILED_TOKENS = 20;

test("docs/logs.md is generated from the fields and spans in the code", async () => {
  const page = `# Logs and traces

## Logs

The service writes one JSON object a line to standard error, from \`logLevel\` on. No line has a title, a body, a token, a secret or a query string of a request, except inside an error. Log lines have these fields and no others; those that may say something of persons can be turned off, all together by \`logs.omit: [${personalFields.join(", ")}]\` in the settings file.

${describeLogFields()}

Jobs and requests are named by random ids. Who has the database can find the document of a job until [the job is removed](retention.md).

## Traces

Where \`tracesUrl\` is set, the service sends spans to it as OTLP over HTTP in JSON, each with the resource \`service.name\` \`document-export\`. One trace goes from the request of a caller (W3C \`traceparent\`) to its export and to each call of a webhook. An export belongs to the trace of its request in another process and after a restart too. No span has a title, a text of a document or an address, except inside a recorded error. These are all spans, and all attributes:

${describeSpans()}

\`vitest run test/observe/log-fields.test.ts -u\` writes this page from \`src/logs/log-fields.ts\` and \`src/traces/span-table.ts\`.
`;
  await expect(page).toMatchFileSnapshot("../../docs/logs.md");
});

test("logs the documented fields except those turned off", async () => {
  const storage = await testStorage(undefined);
  const { token, destination, service } = await startDemo(storage);
  const webhooks = { allowHttp: true, allowLoopback: true };
  // The configured folder is a file, so each attempt fails.
  const folder = join(storage.data, "a-file");
  await writeFile(folder, "");
  await service.storage.db
    .updateTable("connections")
    .set({ settings: JSON.stringify({ folder }) })
    .where("id", "=", destination)
    .execute();
  await service.stop();
  const fieldsWith = async (omit: readonly string[]) => {
    const config = join(storage.data, "settings.json");
    const settings = { ...storage, port: 0, webhooks, trustProxy: 1, logs: { omit } };
    await writeFile(config, JSON.stringify(settings));
    const serve = runCommand(["serve", "--config", config]);
    const [, url = ""] = await serve.untilOutput(/listening on (\S+)/);
    await callerOf(url, token).export(hostedDocument("Secret title"), { destination }, {});
    await fetch(`${url}/v2/nowhere`, { headers: { "x-forwarded-for": "192.0.2.1, 203.0.113.7" } });
    for (let failed = 0; failed <= FAILED_TOKENS; failed += 1)
      await callerOf(url, `de_${"x".repeat(43)}`).get("/v2/collections?name=secret-query");
    await until(() =>
      ["attempt failed", "task failed", "too many"].every((text) => serve.output().includes(text)),
    );
    serve.process.kill("SIGTERM");
    await serve.ended();
    expect(serve.output()).not.toMatch(/Secret title|secret-query|de_x/);
    expect(serve.output()).not.toContain(token);
    return serve.output();
  };
  const all = await fieldsWith([]);
  expect(namesOf(all)).toEqual(expect.arrayContaining([...personalFields]));
  expect(namesOf(all).filter((name) => !(name in logFields))).toEqual([]);
  expect(all).toMatch(/"path":"\/v2\/nowhere".*"caller":"203\.0\.113\.0\/24"/);
  expect(all).not.toContain("203.0.113.7");
  const some = await fieldsWith(personalFields);
  const left = namesOf(some).filter((name) => personalFields.some((field) => field === name));
  expect(left).toEqual(["err"]);
  expect(some).not.toMatch(/a-file|127\.0\.0\.1\/|\/v2\//);
  expect(some).toMatch(/"err":\{"type":"\w+"/);
});

function namesOf(output: string): readonly string[] {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return [...new Set(lines.flatMap((line) => Object.keys(JSON.parse(line) as object)))];
}
