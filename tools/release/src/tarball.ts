import { readFile } from "node:fs/promises";
import { unpack } from "@publint/pack";

/** Files of a package, by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The members of a published package.json that are used here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly type?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: {
    readonly type?: string;
    readonly url?: string;
    readonly directory?: string;
  };
  readonly engines?: { readonly node?: string };
  readonly sideEffects?: boolean | readonly string[];
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly files?: readonly string[];
  readonly exports?: unknown;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly bundleDependencies?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

/** Version ranges by package name. */
export type Dependencies = Readonly<Record<string, string>>;

/** A packed package. */
export interface Tarball {
  /** Folder in the repository, such as `packages/client`. */
  readonly folder: string;
  readonly file: string;
  readonly packed: Uint8Array;
  readonly files: Files;
  readonly manifest: Manifest;
  /** Paths in `src` in the repository that the compiler builds; empty if something else builds the package. */
  readonly sources: ReadonlySet<string>;
}

/** Reads a tarball in the format of `npm pack`. Throws if it has no package.json. */
export async function readTarball(
  file: string,
  { folder, sources }: Pick<Tarball, "folder" | "sources">,
): Promise<Tarball> {
  const packed = await readFile(file);
  const files = await filesOf(packed);
  return { folder, sources, file, packed, files, manifest: manifestOf(files) };
}

/** Returns the files of a tarball, without the enclosing folder. */
export async function filesOf(packed: Uint8Array): Promise<Files> {
  const { files, rootDir } = await unpack(packed);
  return new Map(files.map(({ name, data }) => [name.slice(rootDir.length + 1), data]));
}

/** Returns the manifest of a package from its files. */
export function manifestOf(files: Files): Manifest {
  return JSON.parse(textOf(files, "package.json")) as Manifest;
}

/** Returns the text of a file. Throws if the package does not have it. */
export function textOf(files: Files, path: string): string {
  const data = files.get(path);
  if (!data)
    throw new Error(`Expected ${path} in the package, got ${[...files.keys()].join(", ")}.`);
  return new TextDecoder().decode(data);
}
