/** One mebibyte, in bytes. */
export const MiB = 1024 * 1024;

/** Bytes that a conversion process takes without a document: 80 MiB were measured. */
export const BASE_MEMORY = 96 * MiB;

// Measured (docs/speed.md): ordinary documents take 6 to 8 times their JSON, and 3 times to be read only.
const CONVERSION_FACTOR = 8;
const INSPECTION_FACTOR = 4;
// Images are in the service, in the process and in its result.
const IMAGES_FACTOR = 3;

/** Bytes that a conversion is expected to take; one that takes more is tried again with all that one may have. */
export function conversionMemory(documentBytes: number, imageBytes = 0): number {
  return BASE_MEMORY + CONVERSION_FACTOR * documentBytes + IMAGES_FACTOR * imageBytes;
}

/** Bytes that it is expected to take to read a document. */
export function inspectionMemory(documentBytes: number): number {
  return BASE_MEMORY + INSPECTION_FACTOR * documentBytes;
}
