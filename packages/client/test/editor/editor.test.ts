import { fileURLToPath } from "node:url";
import { startEditor, type Editor } from "@document-export/editor";
import { beforeAll, expect, test } from "vitest";

let editor: Editor;
beforeAll(() => {
  editor = startEditor(fileURLToPath(new URL("caller.ts", import.meta.url)));
});

const caller = (code: string) =>
  `import { createClient, isProblem } from "@document-export/client";\nconst client = createClient();\n${code}`;

const hovers = [
  "createClient|();",
  "client.listWebhooks|();",
  "client.iterateWebhooks|();",
  "client.exportHostedDocument|;",
  'const jo|b = await client.exportHostedDocument({ file: "{}", options: { destination: 12 } });',
  'const { sta|tus } = await client.exportHostedDocument({ file: "{}", options: { destination: 12 } });',
  "const pa|ge = await client.listWebhooks();",
  "for await (const web|hook of client.iterateWebhooks()) webhook;",
  "client.listWebhooks({ page|Size: 10 });",
  "client.listWebhooks({ deadline|Ms: 1000 });",
  'client.exportHostedDocument({ wai|t: 30, file: "{}", options: { destination: 12 } });',
  'client.exportHostedDocument({ fi|le: "{}", options: { destination: 12 } });',
  'client.exportHostedDocument({ idempotency|Key: "a", file: "{}", options: { destination: 12 } });',
  'declare const error: unknown; if (isProblem(error, "createWebhook")) error.sta|tus;',
  'declare const error: unknown; if (isProblem(error, "createWebhook")) error.bo|dy;',
];

const completions = [
  "client.|",
  "createClient({ |",
  "client.listWebhooks({ |",
  "client.exportHostedDocument({ |",
  'client.exportHostedDocument({ file: "{}", options: { | } });',
  'client.exportHostedDocument({ file: "{}", options: { destination: 12, conversion: { destination: "|" } } });',
  'client.createWebhook({ webhook: { endpoint: "", connections: [], events: ["|"] } });',
  "const { items: [webhook] } = await client.listWebhooks(); webhook?.|",
  'declare const error: unknown; isProblem(error, "|");',
  'declare const error: unknown; if (isProblem(error, "createWebhook") && error.body.type === "|") {}',
];

test("shows summary, parameters, result and errors of a method in an editor", async () => {
  const shown = hovers.map((code) => `> ${code}\n\n${editor.hover(caller(code))}\n`);
  await expect(shown.join("\n---\n\n")).toMatchFileSnapshot("hovers.txt");
});

test("completes methods, options and known values in an editor", async () => {
  const offered = completions.map((code) =>
    [`> ${code}`, ...editor.complete(caller(code)).map((name) => `  ${name}`)].join("\n"),
  );
  await expect(`${offered.join("\n\n")}\n`).toMatchFileSnapshot("completions.txt");
});
