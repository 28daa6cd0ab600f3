import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chain } from "stream-chain";
import { pick } from "stream-json/filters/pick.js";
import { parser } from "stream-json/parser.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { verifier } from "stream-json/utils/verifier.js";
import { RecordingError } from "./recording-error.js";

/** Maximum size of an entry, since entries are read whole. */
const MAX_ENTRY_BYTES = 2 ** 27;

/** An archive file, opened again for each read. */
export interface Source {
  readonly name: string;
  open(): Readable;
}

/**
 * Yields `log.entries` of an archive, with one entry in memory at a time.
 * @throws RecordingError with line and column if the file is not JSON, or an entry is too long
 */
export async function* harEntries(source: Source): AsyncGenerator<unknown> {
  const since = { bytes: 0, entries: 0 };
  const guard = new Transform({
    transform(chunk: Buffer, _, next) {
      since.bytes += chunk.length;
      if (since.bytes <= MAX_ENTRY_BYTES) next(null, chunk);
      else next(new RecordingError(tooLong(source.name, since.entries + 1)));
    },
  });
  const entries = chain([
    source.open(),
    guard,
    parser.asStream(),
    pick.asStream({ filter: "log.entries" }),
    streamArray.asStream(),
  ]);
  try {
    for await (const { value } of entries as AsyncIterable<{ readonly value: unknown }>) {
      since.entries += 1;
      since.bytes = 0;
      yield value;
    }
  } catch (error) {
    throw await damageOf(source, error);
  }
}

function tooLong(name: string, entry: number): string {
  return `\`${name}\`: entry ${entry} is longer than ${MAX_ENTRY_BYTES} bytes.`;
}

/** The parser does not report where it failed, so the verifier reads the file again to find the position. */
async function damageOf({ name, open }: Source, error: unknown): Promise<Error> {
  if (error instanceof RecordingError) return error;
  try {
    await pipeline(open(), verifier.asStream());
  } catch (cause) {
    const { line, pos, message } = cause as verifier.VerifierError;
    if (line !== undefined)
      return new RecordingError(
        `\`${name}\` is damaged at line ${line}, column ${pos}: ${message}.`,
        { cause },
      );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new RecordingError(`\`${name}\` cannot be read: ${reason}.`, { cause: error });
}
