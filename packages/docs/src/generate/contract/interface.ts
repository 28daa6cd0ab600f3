import { readFile } from "node:fs/promises";
import { urlOf, type Page } from "../page.ts";

const SOURCE = new URL("../../../../../spec/interface.md", import.meta.url);

/** Returns the page of the interface, clause by clause, with links to decisions on the site. */
export async function interfacePages(): Promise<Page[]> {
  const text = await readFile(SOURCE, "utf8");
  const [, ...lines] = text.split("\n");
  // The text after "Made from" explains how to change the page in the repository.
  const body = lines
    .join("\n")
    .replace(/\nMade from `[^\n]*\n/, "\n")
    .replaceAll(
      /\]\(decisions\/([\w-]+)\.yaml\)/g,
      (_, id: string) => `](${urlOf(`decisions/${id}`)})`,
    );
  return [
    {
      path: "interface",
      title: "The interface, clause by clause",
      description:
        "What the interface fixes, in the words of this project, and which decisions answer what it leaves open.",
      body,
    },
  ];
}
