/** What was read of a response before its meaning is known. */
export type Received = string | Blob;

/** How a success is read: its body while the connection lasts, then the value that the caller gets. */
export interface Result {
  readonly read: (response: Response) => Promise<Received>;
  /** `parse` reads JSON, and throws an InvalidResponseError for what is none. */
  readonly decode: (
    received: Received,
    response: Response,
    parse: (text: string) => unknown,
  ) => unknown;
}
