import { deflateSync, ZipPassThrough } from "fflate";

/** Number of the Deflate method in a zip file (APPNOTE, 4.4.5). */
const DEFLATE = 8;

/** A file of the package that is compressed in one call, which needs less memory than a stream does. */
export class ZipFile extends ZipPassThrough {
  override compression = DEFLATE;
  readonly #level: 0 | 6;

  /** `level` 0 is for data that is already compressed, such as images. */
  constructor(path: string, level: 0 | 6 = 6) {
    super(path);
    this.mtime = earliestDate();
    this.#level = level;
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.ondata(null, deflateSync(bytes, { level: this.#level }), isLast);
  }
}

/**
 * Returns the earliest timestamp of a zip file, in local time, so that the output does not depend on when it is
 * created.
 */
export function earliestDate(): Date {
  return new Date(1980, 0, 1);
}
