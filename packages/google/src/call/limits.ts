const MEBIBYTE = 1024 * 1024;

/** Bounds of all calls. */
export interface Limits {
  /** Milliseconds for one request, with its response; 120,000 by default. */
  readonly timeoutMs: number;
  /** Bytes of a document's JSON; 256 MiB by default. */
  readonly maxDocumentBytes: number;
  /** Bytes of an image; 50 MiB by default, which is what Google Docs takes. */
  readonly maxImageBytes: number;
  /** How often a request that Google refused for its rate, or could not answer, is repeated; 5 by default. */
  readonly maxRetries: number;
  /** Milliseconds before the first repeat, doubled for each that follows; 1,000 by default, as Google advises. */
  readonly retryDelayMs: number;
  /** Milliseconds that a repeat is awaited at most; 64,000 by default, as Google advises. */
  readonly maxRetryDelayMs: number;
  /** Files and folders of a listing; 100,000 by default. */
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

/** A page of a listing is far smaller. */
export const MAX_PAGE_BYTES = 32 * MEBIBYTE;
