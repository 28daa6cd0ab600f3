/** Maximum size of all files in bytes. The limits on memory and time are far beyond any real description. */
export const MAX_BYTES = 100_000_000;

/** Maximum number of files, whatever their size. */
export const MAX_FILES = 20_000;

/** Maximum number of values in all files; values repeated by YAML aliases count each time. */
export const MAX_VALUES = 10_000_000;

/** Maximum nesting depth of values. */
export const MAX_DEPTH = 500;

/** Timeout for fetching a file, in milliseconds. */
export const MAX_WAIT = 30_000;

/** Maximum number of redirects. */
export const MAX_REDIRECTS = 5;
