// Builds one page with every sentence that users can see, for proofreading as a whole.
import { readFile } from "node:fs/promises";
import { messagesOf } from "./messages-of.ts";

/** Path of the page. */
export const MESSAGES_PAGE = "packages/docs/messages.md";

const source =
  /^(?:packages\/(?:cli|client|conformance|console|convert|create|generate|google|json-reader|openapi|operator|server-stub|service)\/src\/(?!generated\/).*\.tsx?|spec\/problems\.yaml)$/;
// SQL statements, styles and parts of documents, and generated code.
const forMachines =
  /\/(?:migrations|statements)\/|\/convert\/src\/write\/|\/completion\/|\/generate\/src\/emit\//;

const HEAD = `# Messages

Every sentence in the sources that a caller, an operator or a developer can see: problems, output of the commands, faults of
settings, warnings, errors. Placeholders are in braces. When you change a message, read the page.

\`node tools/checks/src/write-messages.ts\` writes this page, and \`pnpm check:repository\` fails if it is out of date.`;

/** Builds the page from the source files among these files. */
export async function messagesPage(files: readonly string[]): Promise<string> {
  const sources = files.filter((file) => source.test(file) && !forMachines.test(file));
  const sections = await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(file, "utf8");
      const messages = file.endsWith(".yaml") ? textsOfYaml(text) : messagesOf(file, text);
      return messages.length === 0
        ? []
        : `## ${file}\n\n\`\`\`text\n${messages.join("\n")}\n\`\`\``;
    }),
  );
  return `${[HEAD, ...sections.flat()].join("\n\n")}\n`;
}

/** Returns titles and descriptions of the problem types. */
function textsOfYaml(text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?(?:title|detail|description): (.+)$/gm)].map(
    ([, value = ""]) => value,
  );
}

/** Returns one line if the page is out of date. */
export async function checkMessagesPage(files: readonly string[]): Promise<string[]> {
  const [got, expected] = await Promise.all([
    readFile(MESSAGES_PAGE, "utf8").catch(() => ""),
    messagesPage(files),
  ]);
  if (got === expected) return [];
  return [`${MESSAGES_PAGE}: is not up to date: run \`node tools/checks/src/write-messages.ts\``];
}
