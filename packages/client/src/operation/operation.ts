import type { WarnDeprecated } from "../options/deprecations.js";
import type { Json } from "../utils/json.js";
import type { ReadPages } from "./pages.js";
import type { EncodeBody, Parameter } from "./parameter.js";
import type { Result } from "./result.js";
import type { Type } from "../types/type.js";

/** The generated description of an operation for the runtime. */
export interface Operation {
  readonly method: string;
  /** The path template below the base URL, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  /** Names of the required security schemes, per alternative, if they differ from the defaults. */
  readonly security?: readonly (readonly string[])[];
  /** Server URL of the operation, if it differs from the other operations and the caller gives no URL. */
  readonly server?: string;
  /** Encodes the body from the parameters that belong to it. */
  readonly body?: EncodeBody;
  /** Adds to the operation the body fields that this call has and the description does not list. */
  readonly open?: (operation: Operation, given: object) => Operation;
  /** Media type of the body, if it is not the default of `body`. */
  readonly mediaType?: string;
  /** How a success response is read. @default JSON */
  readonly result?: Result;
  /** How the JSON of problems is read, and how the content of messages is written. @default JSON */
  readonly json?: Json;
  /**
   * Name of the header with the idempotency key, which makes the call retryable
   * (draft-ietf-httpapi-idempotency-key-header).
   */
  readonly idempotencyHeader?: string;
  /** Types of the options of the client method, by name, unless the parameters have them. */
  readonly types?: Readonly<Record<string, Type>>;
  /** Reports the deprecated parts that a call uses. */
  readonly deprecated?: WarnDeprecated;
  /**
   * The method that reads a list page by page, its reader, and its options in addition to those of a call.
   * @default the options of numbered pages
   */
  readonly pages?: readonly [
    method: string,
    read: ReadPages,
    options?: Readonly<Record<string, Type>>,
  ];
}

/** The operations of a description, by id. */
export type Operations = Readonly<Record<string, Operation>>;
