// Data from the dry run for the publishing job, which installs nothing: no third-party code has its identity.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Tarball } from "../tarball.ts";

const FILE = "checked.json";

/** A tarball that passed every check and consumer. */
export interface CheckedPackage {
  /** Its folder in the repository. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Name of the tarball in its folder. */
  readonly file: string;
  /** SHA-512 of the tarball in npm's format. */
  readonly integrity: string;
}

/** Records that these tarballs, which are in the folder, may be published. */
export async function writeChecked(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  const checked = tarballs.map(
    ({ folder: source, manifest: { name, version }, file, packed }): CheckedPackage => ({
      folder: source,
      name,
      version,
      file: basename(file),
      integrity: integrityOf(packed),
    }),
  );
  await writeFile(join(folder, FILE), `${JSON.stringify(checked, undefined, 2)}\n`);
}

/**
 * Returns the tarballs in the folder that may be published.
 *
 * @throws {Error} if the dry run failed, or a tarball differs from the checked one.
 */
export async function readChecked(folder: string): Promise<readonly CheckedPackage[]> {
  const text = await readFile(join(folder, FILE), "utf8").catch((cause: unknown) => {
    throw new Error(`Expected ${FILE} in ${folder}. Run \`pnpm release:dry\` until all passes.`, {
      cause,
    });
  });
  const checked: readonly CheckedPackage[] = JSON.parse(text);
  for (const { file, integrity } of checked) {
    const got = integrityOf(await readFile(join(folder, file)));
    if (got !== integrity) throw new Error(`Expected ${file} to be ${integrity}, got ${got}.`);
  }
  return checked;
}

function integrityOf(data: Uint8Array): string {
  return `sha512-${createHash("sha512").update(data).digest("base64")}`;
}
