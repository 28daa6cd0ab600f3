import type { Generator } from "./generator.ts";

const HEAD = `# Clients by other generators

Each of these makes a client from a file of \`@document-export/spec\`. A test generates it, compiles it if there is a
compiler, and calls the five operations of the service with it: it lists collections, creates and lists webhooks, exports a
document with its two parts, lists the record, and reads the problem of a request that is refused. What is made from
\`openapi.json\` is made from \`openapi-3.0.json\` as well, and called by the same program; the last two send the collections.
The first is tested on every change, all in \`pnpm test:long\`. The programs are in \`tools/foreign-clients/programs\`.`;

const FOOT = `Made from \`tools/foreign-clients/src/generators.ts\`: change that, then run \`npx vitest run test/clients-page.test.ts -u\` in
\`tools/foreign-clients\`.`;

/** Returns the page that lists the generators, as Markdown. */
export function clientsPage(generators: readonly Generator[]): string {
  const rows = generators.map(({ name, version, language, takes, types, remarks }) =>
    [name, version, language, `\`${takes}\``, "5 of 5", types, remarks].join(" | "),
  );
  const table = [
    "| generator | version | language | made from | operations | types | remarks |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
  ];
  return `${[HEAD, table.join("\n"), FOOT].join("\n\n")}\n`;
}
