import { readFile, writeFile } from "node:fs/promises";
import type { Tarball } from "./tarball.ts";

/** Sizes of the last accepted tarballs in bytes, by package folder. */
export type Sizes = Readonly<Record<string, Size>>;

/** Download size and disk usage. */
export interface Size {
  readonly packed: number;
  readonly unpacked: number;
}

/** Returns the size of a tarball in bytes. */
export function sizeOf({ packed, files }: Tarball): Size {
  const unpacked = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { packed: packed.length, unpacked };
}

/** Reads the accepted sizes. */
export async function readSizes(file: string): Promise<Sizes> {
  return JSON.parse(await readFile(file, "utf8")) as Sizes;
}

/** Accepts the sizes of the tarballs. */
export async function writeSizes(file: string, tarballs: readonly Tarball[]): Promise<void> {
  const sizes = Object.fromEntries(tarballs.map((each) => [each.folder, sizeOf(each)]));
  await writeFile(file, `${JSON.stringify(sizes, undefined, 2)}\n`);
}
