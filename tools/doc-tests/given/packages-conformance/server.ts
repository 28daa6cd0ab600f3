// Replaces the reader's own server by one that a test can start and close.
export declare function startServer(options: {
  readonly port: number;
}): Promise<{ readonly url: string; close(): Promise<void> }>;
