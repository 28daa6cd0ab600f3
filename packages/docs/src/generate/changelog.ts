import { readdir, readFile } from "node:fs/promises";
import { blocks, code, section } from "./markdown.ts";
import type { Page } from "./page.ts";

const ROOT = new URL("../../../../", import.meta.url);
/** Changes of the contract itself, written by `pnpm spec:diff`. */
const CONTRACT = new URL("spec/CHANGES.md", ROOT);
const CHANGESET = /^---\n(?<packages>.*?)\n---\n(?<text>.*)$/s;

/** Returns the changelog page: changes in each release of each package, and pending ones. */
export async function changelogPages(): Promise<Page[]> {
  const [released, next, contract] = await Promise.all([
    readReleases(),
    readChangesets(),
    readFile(CONTRACT, "utf8"),
  ]);
  return [
    {
      path: "changelog",
      title: "Changelog",
      description:
        "What each release of each package changed for its users, and what the next release will.",
      body: blocks(section("The next release", next), lowered(contract), ...released),
    },
  ];
}

/** Returns the changes pending for the next release, by package. */
async function readChangesets(): Promise<string> {
  const folder = new URL(".changeset/", ROOT);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return texts
    .map((text) => {
      const { packages = "", text: body = "" } = CHANGESET.exec(text)?.groups ?? {};
      const names = [...packages.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => code(name));
      return names.length === 0 ? "" : section(names.join(", "), body, 3);
    })
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Returns the changelogs of the published packages. */
async function readReleases(): Promise<string[]> {
  const folders = (await readdir(new URL("packages/", ROOT)))
    .sort()
    .map((name) => `packages/${name}/`);
  const texts = await Promise.all(["spec/", ...folders].map(readChangelog));
  return texts.filter((text) => text !== "");
}

async function readChangelog(folder: string): Promise<string> {
  try {
    const text = await readFile(new URL(`${folder}CHANGELOG.md`, ROOT), "utf8");
    return lowered(text);
  } catch (error) {
    // A package that was never released has no changelog.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Moves the headings of a text one level down. */
function lowered(text: string): string {
  return text.replaceAll(/^#/gm, "##");
}
