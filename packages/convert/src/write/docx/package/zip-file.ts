import { deflateSync, ZipPassThrough } from "fflate";

/** Deflate, as a zip file names it (APPNOTE, 4.4.5). */
const DEFLATE = 8;

/** A file of the package that is there as a whole. Compressed at once, it needs none of the room that a stream does. */
export class ZipFile extends ZipPassThrough {
  override compression = DEFLATE;
  readonly #level: 0 | 6;

  /** `level` 0 is for what is compressed already, such as pictures. */
  constructor(path: string, level: 0 | 6 = 6) {
    super(path);
    this.mtime = longAgo();
    this.#level = level;
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.ondata(null, deflateSync(bytes, { level: this.#level }), isLast);
  }
}

/** The first moment that a zip file can name, wherever it is made: it holds local time. */
export function longAgo(): Date {
  return new Date(1980, 0, 1);
}
