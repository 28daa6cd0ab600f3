import { readFile } from "node:fs/promises";

const page = new URL("../../../CONTRIBUTING.md", import.meta.url);

/** Returns the files that a recipe in CONTRIBUTING.md changes by hand, with `<placeholders>` filled in. */
export async function filesOfRecipe(
  title: string,
  names: Readonly<Record<string, string>>,
): Promise<string[]> {
  const text = await readFile(page, "utf8");
  const section = text.split(/^### /m).find((part) => part.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${title}".`);
  const steps = section.split(/^## /m)[0] ?? "";
  return [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = ""]) =>
    file.replaceAll(/<([\w-]+)>/g, (placeholder, name: string) => names[name] ?? placeholder),
  );
}
