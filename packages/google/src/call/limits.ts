const MEBIBYTE = 1024 * 1024;

/** Limits for all calls. */
export interface Limits {
  /** Timeout of one request with its response, in milliseconds; 120,000 by default. */
  readonly timeoutMs: number;
  /** Maximum size of a document's JSON, in bytes; 256 MiB by default. */
  readonly maxDocumentBytes: number;
  /** Maximum size of an image, in bytes; 50 MiB by default, the limit of Google Docs. */
  readonly maxImageBytes: number;
  /** Maximum number of retries after rate limiting or a Google failure; 5 by default. */
  readonly maxRetries: number;
  /** Delay before the first retry in ms, doubled for each further one; 1,000 by default, as Google advises. */
  readonly retryDelayMs: number;
  /** Maximum delay before a retry, in milliseconds; 64,000 by default, as Google advises. */
  readonly maxRetryDelayMs: number;
  /** Maximum number of files and folders in a listing; 100,000 by default. */
  readonly maxEntries: number;
}

export const DEFAULT_LIMITS: Limits = {
  timeoutMs: 120_000,
  maxDocumentBytes: 256 * MEBIBYTE,
  maxImageBytes: 50 * MEBIBYTE,
  maxRetries: 5,
  retryDelayMs: 1000,
  maxRetryDelayMs: 64_000,
  maxEntries: 100_000,
};

/** Maximum size of a page of a listing, in bytes. Real pages are far smaller. */
export const MAX_PAGE_BYTES = 32 * MEBIBYTE;
