/** What may be missing in an uploaded document. */
export type Absent<T> = T | null | undefined;

/** Members of one type under ids that the provider gave. */
export type Dictionary<T> = Absent<{ readonly [key: string]: T }>;
