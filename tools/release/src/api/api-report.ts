import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "../tarball.ts";
import type { PublicPackage } from "../pack/public-packages.ts";
import { bundleDeclarations } from "./bundle-declarations.ts";
import { plainDeclarations } from "./plain-declarations.ts";
import { promisedNames } from "./promised-names.ts";

const EXPERIMENTAL = "./experimental";
/** Manifest members that users of the package rely on. */
const PROMISED = ["type", "engines", "bin", "exports", "peerDependencies"] as const;

/**
 * Returns everything that a package promises its users, as Markdown: its manifest, the declarations of each entry point
 * without comments, and the names of commands, settings and other things used by name. The package must be built.
 *
 * @throws {Error} if a file in `exports` is missing.
 */
export async function apiReport(root: string, one: PublicPackage): Promise<string> {
  const { folder, manifest } = one;
  const parts = [
    `# ${manifest.name}\n\nWritten by \`pnpm api:report --write\`. A change needs a changeset of its level.`,
    section("package.json", "json", promisesOf(manifest)),
  ];
  for (const [entry, file] of typedEntries(manifest)) {
    const path = join(root, folder, file);
    if (!existsSync(path))
      throw new Error(`Expected ${folder}/${file}, which \`exports\` names. Run \`pnpm build\`.`);
    const text = file.startsWith("./dist/")
      ? await bundleDeclarations(path)
      : await readFile(path, "utf8");
    const lines = plainDeclarations(text).flatMap((declaration) => declaration.lines);
    const name = entry === "." ? manifest.name : `${manifest.name}${entry.slice(1)}`;
    parts.push(section(name, "ts", lines.join("\n")));
  }
  for (const [title, lines] of await promisedNames(root, folder))
    if (lines.length > 0) parts.push(section(title, "text", lines.join("\n")));
  return `${parts.join("\n\n")}\n`;
}

/**
 * Returns the entry points with declarations, and their files. Experimental entry points are left out, because any
 * version may change them.
 */
function typedEntries({ exports }: Manifest): [entry: string, file: string][] {
  const entries = Object.entries((exports ?? {}) as Record<string, { types?: string } | string>);
  return entries.flatMap(([entry, target]) => {
    const isPromised = entry !== EXPERIMENTAL && typeof target === "object";
    return isPromised && target.types !== undefined ? [[entry, target.types]] : [];
  });
}

function promisesOf(manifest: Manifest): string {
  const promised = PROMISED.map((name) => [name, manifest[name]] as const);
  return JSON.stringify(Object.fromEntries(promised), undefined, 2);
}

function section(title: string, language: string, text: string): string {
  return `## ${title}\n\n\`\`\`${language}\n${text}\n\`\`\``;
}
