/** Header lines in order. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** A recorded body. */
export interface RecordedBody {
  readonly bytes: Uint8Array;
  /** Its full length in bytes; larger than `bytes` if the recording was truncated. */
  readonly size: number;
  /** Whether the body has already been decoded from `Content-Encoding`. */
  readonly isDecoded: boolean;
}

/** One request and its outcome as recorded: nothing is decoded, matched or redacted yet. */
export interface Recorded {
  /** Time of sending, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly milliseconds: number;
  readonly request: {
    readonly method: string;
    /** Absolute URL, or only a path if the recording has no more. */
    readonly url: string;
    readonly headers: HeaderLines;
    /** Absent if it was not recorded. */
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

/** Number of bytes of a body that are stored; the rest is not judged. */
export const MAX_BODY_BYTES = 2 ** 20;

/** Returns the value of a header; several lines are joined as in RFC 9110, 5.3. */
export function headerOf(headers: HeaderLines, name: string): string | undefined {
  const values = headers.filter(([own]) => own.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(", ");
}
