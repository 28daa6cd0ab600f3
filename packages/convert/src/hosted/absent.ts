/** A member that may be missing from an uploaded document. */
export type Absent<T> = T | null | undefined;

/** Members of one type, keyed by ids from Google Docs. */
export type Dictionary<T> = Absent<{ readonly [key: string]: T }>;
