import { fileURLToPath } from "node:url";
import { startEditor, type Editor } from "@document-export/editor";
import { beforeAll, expect, test } from "vitest";

let editor: Editor;
beforeAll(() => {
  editor = startEditor(fileURLToPath(new URL("caller.ts", import.meta.url)));
});

const caller = (names: string, code: string) =>
  `import type { ${names} } from "@document-export/types";\n${code}`;

const hovers: readonly [names: string, code: string][] = [
  ["Job", "declare const job: Jo|b;"],
  ["Job", "declare const job: Job; job.sta|tus;"],
  ["JobStatus", "declare const status: JobSta|tus;"],
  ["Job", "declare const job: Job; job.queue|dAt;"],
  ["Pagination", "declare const pagination: Pagination; pagination.page|Size;"],
  ["ExportOptions", "declare const options: ExportOptions; options.autoMap|DocumentProperties;"],
  ["WebhookCreate", "declare const webhook: WebhookCreate; webhook.eve|nts;"],
  ["HostedDocumentUpload", "declare const upload: HostedDocumentUpload; upload.fi|le;"],
  ["ListWebhooksParameters", "const p: ListWebhooksParameters = { query: { page|Size: 10 } };"],
  ["ListWebhooksResponse", "declare const respo|nse: ListWebhooksResponse;"],
  ["Page, Webhook", "declare const pa|ge: Page<Webhook>;"],
  ["WebhookEvent", "declare const event: WebhookEv|ent;"],
  [
    "WebhookEvent",
    'declare const event: WebhookEvent; if (event.type === "job.done") event.da|ta;',
  ],
];

const completions: readonly [names: string, code: string][] = [
  ["Conversion", 'const conversion: Conversion = { destination: "|" };'],
  ["Conversion", 'const conversion: Conversion = { source: "|" };'],
  ["WebhookCreate", 'const events: WebhookCreate["events"] = ["|"];'],
  ["WebhookEvent", 'declare const event: WebhookEvent; if (event.type === "|") {}'],
  ["JobStatus", 'const status: JobStatus = "|";'],
  ["Job", 'declare const job: Job; if (job.type === "|") {}'],
  ["Problem", 'declare const problem: Problem; if (problem.type === "|") {}'],
  ["Violation", 'declare const violation: Violation; if (violation.keyword === "|") {}'],
  ["Violation", 'declare const violation: Violation; if (violation.in === "|") {}'],
  // A title or a URL has no fixed set of values, so no completions are offered.
  ["Webhook", 'declare const webhook: Webhook; if (webhook.endpoint === "|") {}'],
];

test("editor shows names, documentation and limits", async () => {
  const shown = hovers.map(
    ([names, code]) => `> ${code}\n\n${editor.hover(caller(names, code))}\n`,
  );
  await expect(shown.join("\n---\n\n")).toMatchFileSnapshot("hovers.txt");
});

test("editor completes closed sets and the known values of open ones", async () => {
  const offered = completions.map(([names, code]) =>
    [`> ${code}`, ...editor.complete(caller(names, code)).map((name) => `  ${name}`)].join("\n"),
  );
  await expect(`${offered.join("\n\n")}\n`).toMatchFileSnapshot("completions.txt");
});
