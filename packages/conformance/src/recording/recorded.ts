/** Header lines in their order. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** A body as it was recorded. */
export interface RecordedBody {
  readonly bytes: Uint8Array;
  /** Its whole length in bytes; more than `bytes` has where the recording was cut. */
  readonly size: number;
  /** Whether `Content-Encoding` is removed already. */
  readonly isDecoded: boolean;
}

/** One request and what came of it, as a recording has it: nothing is decoded, matched or redacted yet. */
export interface Recorded {
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly milliseconds: number;
  readonly request: {
    readonly method: string;
    /** Absolute, or a path where the recording has no more. */
    readonly url: string;
    readonly headers: HeaderLines;
    /** Absent where it was not recorded. */
    readonly body?: RecordedBody;
  };
  readonly response?:
    | {
        readonly status: number;
        readonly headers: HeaderLines;
        readonly body?: RecordedBody;
      }
    | undefined;
  /** Why there is no complete response. */
  readonly failure?: { readonly by: "client" | "server"; readonly reason: string };
}

/** How much of a body is kept; the rest is not judged. */
export const MAX_BODY_BYTES = 2 ** 20;

/** Returns the value of a header; several lines are joined as RFC 9110, 5.3 does. */
export function headerOf(headers: HeaderLines, name: string): string | undefined {
  const values = headers.filter(([own]) => own.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(", ");
}
