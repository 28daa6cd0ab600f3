import { kinds } from "../destinations/kinds.js";
import { queues, type ExportQueue } from "../jobs/queues.js";
import type { ConnectionRow } from "../storage/database.js";
import type { ReceivedFile } from "../storage/statements/uploads.js";
import { SMALL_DOCUMENT } from "./small-document.js";

/** A document has this for each of its images, which take memory and time to load. */
const IMAGE = "imageProperties";

/**
 * Where an export waits, by its destination: a small one into a folder of this machine passes by those that are large,
 * that have images, or whose destination is reached by network. The file is looked at now. It is a guess: who hides an
 * image waits for it among the small ones.
 */
export function queueOf({
  chunks,
  size,
}: ReceivedFile): (destination: Pick<ConnectionRow, "kind">) => ExportQueue {
  const plain = size <= SMALL_DOCUMENT && !chunks.some((chunk) => viewOf(chunk).includes(IMAGE));
  return ({ kind }) =>
    plain && kinds.get(kind)?.local === true ? queues.smallExports.name : queues.exports.name;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
