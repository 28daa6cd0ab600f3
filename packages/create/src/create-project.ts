import { randomBytes } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kind } from "./kinds.js";
import { UsageError } from "./usage-error.js";

const templates = fileURLToPath(new URL("templates", import.meta.url));

/** Writes a project into a folder that is missing or empty. Throws {@link UsageError} for any other folder. */
export function createProject(
  name: string,
  kind: Kind,
  { folder, framework }: { readonly folder: string; readonly framework: string },
): void {
  assertEmpty(folder);
  cpSync(join(templates, name, framework), folder, { recursive: true });
  // npm excludes files with this name from packages.
  renameSync(join(folder, "gitignore"), join(folder, ".gitignore"));
  const environment = kind.environment(randomBytes(24).toString("base64url"));
  writeFileSync(join(folder, ".env"), environment, { mode: 0o600 });
  const title = packageName(folder);
  for (const file of ["package.json", "README.md"]) {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(kind.folder, () => title),
    );
  }
}

/** Throws {@link UsageError} if a folder contains anything but `.git`. */
export function assertEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new UsageError(`Expected a folder, got the file ${folder}.`);
  const others = readdirSync(folder).filter((name) => name !== ".git");
  if (others.length > 0)
    throw new UsageError(
      `Expected ${folder} to be absent or empty, got ${others.length} files such as \`${others[0]}\`: name another folder.`,
    );
}

/** Turns the name of the folder into a valid npm package name. */
function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
    .replace(/^[._-]+/, "");
  return name || "project";
}
