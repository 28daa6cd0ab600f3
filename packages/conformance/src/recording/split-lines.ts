import { RecordingError } from "./recording-error.js";

/** Maximum length of a line, since lines are read whole. */
const MAX_LINE_BYTES = 2 ** 27;

const NEWLINE = 10;

/**
 * Yields the lines of a byte stream without their line endings.
 * @throws RecordingError if a line is too long
 */
export async function* splitLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 1;
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]).toString();
      [pieces, length, start] = [[], 0, end + 1];
      number += 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES)
      throw new RecordingError(`Line ${number} is longer than ${MAX_LINE_BYTES} bytes.`);
  }
  if (length > 0) yield Buffer.concat(pieces).toString();
}
