import type { Tarball } from "../tarball.ts";

/** Returns the files that differ between two tarballs; if only the archives differ, names the archive. */
export function differingFiles(
  one: Pick<Tarball, "files" | "packed">,
  other: Pick<Tarball, "files" | "packed">,
): string[] {
  if (isSame(one.packed, other.packed)) return [];
  const paths = new Set([...one.files.keys(), ...other.files.keys()]);
  const differing = [...paths].filter(
    (path) => !isSame(one.files.get(path), other.files.get(path)),
  );
  return differing.length === 0 ? ["the archive, and none of its files"] : differing;
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
}
