/** What a description may take of memory and time, far beyond what anyone writes. */
export const MAX_BYTES = 100_000_000;

/** Files, whatever their size. */
export const MAX_FILES = 20_000;

/** Values of all files, those that aliases of YAML repeat counted each time. */
export const MAX_VALUES = 10_000_000;

/** How deep values stand inside each other. */
export const MAX_DEPTH = 500;

/** How long a server may take for a file, in milliseconds. */
export const MAX_WAIT = 30_000;

/** How often a server may send a reader elsewhere. */
export const MAX_REDIRECTS = 5;
