import { rename, rm } from "node:fs/promises";

/** Astro's name of a script or a style sheet; the group is the hash of its content. */
const NAMED = /[\w.-]+\.([\w-]{8}\.(?:css|js))\b/g;

/** Shortens the names of scripts and style sheets to their hashes, because hundreds of pages contain these names. */
export class ShortNames {
  readonly #files: readonly string[];
  readonly #used = new Set<string>();

  /** @param files names of the files that Astro has written. */
  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** Returns a page, style sheet or script with short names, and records which files it uses. */
  shorten(text: string): string {
    for (const file of this.#files) if (text.includes(file)) this.#used.add(file);
    return text.replace(NAMED, (name, short: string) =>
      this.#files.includes(name) ? short : name,
    );
  }

  /** Renames the files, and deletes unused ones: Astro writes pictures twice, and scripts that no page uses. */
  async rename(folder: URL): Promise<void> {
    for (const file of this.#files) {
      const from = new URL(file, folder);
      if (!this.#used.has(file)) await rm(from);
      else await rename(from, new URL(file.replace(NAMED, "$1"), folder));
    }
  }
}
