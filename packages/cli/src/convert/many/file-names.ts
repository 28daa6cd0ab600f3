import { join } from "node:path";

/** Characters that some file systems do not allow in names, and line separators. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Maximum length of a name in bytes of UTF-8. File systems allow 255; the rest is for a number and the extension. */
const MAX_BYTES = 200;

/** Creates file names from titles. The names stay different on file systems that ignore case or normalize Unicode. */
export class FileNames {
  readonly #taken = new Set<string>();

  /** Returns an unused path in a folder. If the title was already used, the name gets a number. */
  take(folder: string, title: string, extension: string): string {
    const name = nameOf(title);
    for (let count = 1; ; count += 1) {
      const path = join(folder, `${name}${count === 1 ? "" : ` (${count})`}${extension}`);
      const key = path.normalize("NFC").toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return path;
    }
  }
}

function nameOf(title: string): string {
  const plain = title.normalize("NFC").replaceAll(FORBIDDEN, " ").replaceAll(/\s+/g, " ");
  const name = cut(plain).replace(/^[. ]+|[. ]+$/g, "") || "Untitled document";
  return DEVICE.test(name) ? `${name}_` : name;
}

function cut(text: string): string {
  let bytes = 0;
  let kept = "";
  for (const sign of text) {
    bytes += Buffer.byteLength(sign);
    if (bytes > MAX_BYTES) break;
    kept += sign;
  }
  return kept;
}
