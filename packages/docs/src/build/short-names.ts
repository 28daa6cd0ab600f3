import { rename, rm } from "node:fs/promises";

/** What Astro calls a script or a style sheet, before the hash of its content. */
const NAMED = /[\w.-]+\.([\w-]{8}\.(?:css|js))\b/g;

/** Hundreds of pages name each script and style sheet by its whole name, although its hash would do. */
export class ShortNames {
  readonly #files: readonly string[];
  readonly #used = new Set<string>();

  /** @param files what Astro has written. */
  constructor(files: readonly string[]) {
    this.#files = files;
  }

  /** A page, style sheet or script with the short names, and notes what it uses. */
  shorten(text: string): string {
    for (const file of this.#files) if (text.includes(file)) this.#used.add(file);
    return text.replace(NAMED, (name, short: string) =>
      this.#files.includes(name) ? short : name,
    );
  }

  /** Gives the files their short names. What nothing uses goes: Astro writes pictures twice, and scripts that no page has. */
  async rename(folder: URL): Promise<void> {
    for (const file of this.#files) {
      const from = new URL(file, folder);
      if (!this.#used.has(file)) await rm(from);
      else await rename(from, new URL(file.replace(NAMED, "$1"), folder));
    }
  }
}
