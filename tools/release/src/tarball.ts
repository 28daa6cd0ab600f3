import { readFile } from "node:fs/promises";
import { unpack } from "@publint/pack";

/** The files of a package, by their path in it. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The members of a published package.json that are read here. */
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

/** Ranges by name. */
export type Dependencies = Readonly<Record<string, string>>;

/** A packed package. */
export interface Tarball {
  /** Its folder in the repository, such as `packages/client`. */
  readonly folder: string;
  readonly file: string;
  readonly packed: Uint8Array;
  readonly files: Files;
  readonly manifest: Manifest;
  /** Paths below `src` in the repository of what the compiler builds; none if something else builds the package. */
  readonly sources: ReadonlySet<string>;
}

/** Reads a tarball as `npm pack` writes it. Throws if there is no package.json in it. */
export async function readTarball(
  file: string,
  { folder, sources }: Pick<Tarball, "folder" | "sources">,
): Promise<Tarball> {
  const packed = await readFile(file);
  const files = await filesOf(packed);
  return { folder, sources, file, packed, files, manifest: manifestOf(files) };
}

/** The files of a tarball, without the folder that holds them. */
export async function filesOf(packed: Uint8Array): Promise<Files> {
  const { files, rootDir } = await unpack(packed);
  return new Map(files.map(({ name, data }) => [name.slice(rootDir.length + 1), data]));
}

/** The manifest among the files of a package. */
export function manifestOf(files: Files): Manifest {
  return JSON.parse(textOf(files, "package.json")) as Manifest;
}

/** The text of a file. Throws where the package does not have it. */
export function textOf(files: Files, path: string): string {
  const data = files.get(path);
  if (!data)
    throw new Error(`Expected ${path} in the package, got ${[...files.keys()].join(", ")}.`);
  return new TextDecoder().decode(data);
}
