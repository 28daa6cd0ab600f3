import type { Parameter } from "../operation/operation.js";
import type { UploadProgress } from "./create-body.js";

/** The body of one request; made again for each retry. */
export interface Body {
  readonly contentType: string;
  readonly content: string | Blob | ReadableStream<Uint8Array>;
}

/** A body that is opened once for each attempt. */
export interface OpenBody {
  readonly open: () => Body | Promise<Body>;
  /** Whether it cannot be opened again, so that the call cannot be retried. @default false */
  readonly opensOnce?: boolean;
}

/** A parameter that stands in a body, and the value that a caller gave for it. */
export type Field = readonly [parameter: Parameter, value: unknown];

/** Makes a body of its fields, at least one. */
export type EncodeBody = (
  fields: readonly Field[],
  mediaType?: string,
  onProgress?: (progress: UploadProgress) => void,
) => OpenBody;
