/** One mebibyte, in bytes. */
export const MiB = 1024 * 1024;

/** Bytes that a conversion process needs without a document: 80 MiB were measured. */
export const BASE_MEMORY = 96 * MiB;

// Measured (docs/speed.md): ordinary documents need 6 to 8 times the size of their JSON to be converted, and 3 times to
// be parsed.
const CONVERSION_FACTOR = 8;
const INSPECTION_FACTOR = 4;
// Images are in memory three times: in the service, in the process and in its result.
const IMAGES_FACTOR = 3;

/**
 * Estimates the memory of a conversion in bytes. A conversion that needs more is retried with the maximum for one
 * conversion.
 */
export function conversionMemory(documentBytes: number, imageBytes = 0): number {
  return BASE_MEMORY + CONVERSION_FACTOR * documentBytes + IMAGES_FACTOR * imageBytes;
}

/** Estimates the memory needed to parse a document, in bytes. */
export function inspectionMemory(documentBytes: number): number {
  return BASE_MEMORY + INSPECTION_FACTOR * documentBytes;
}
