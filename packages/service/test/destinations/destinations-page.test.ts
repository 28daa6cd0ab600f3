import { expect, test } from "vitest";
import { kinds } from "../../src/destinations/kinds.js";
import { describeKinds } from "../../src/destinations/connection-kinds.js";

test("docs/destinations.md is generated from the kinds of destinations", async () => {
  const rows = [...kinds].map(
    ([name, { summary, publishing, removing }]) =>
      `| \`${name}\` | ${summary} | ${publishing} | ${removing} |`,
  );
  const page = `# Destinations

| kind | what it is | how a result is published | how an erasure removes it |
| --- | --- | --- | --- |
${rows.join("\n")}

[Servers that destinations were tried on](destination-servers.md) says what each real server keeps of this. \`document-export connections check\` says it of yours.

\`document-export connections kinds\` prints the settings and secrets of each kind. Optional ones are in brackets:

\`\`\`text
${describeKinds(kinds)}
\`\`\`

\`vitest run test/destinations/destinations-page.test.ts -u\` writes this page from \`src/destinations/kinds.ts\`.
`;
  await expect(page).toMatchFileSnapshot("../../docs/destinations.md");
});
