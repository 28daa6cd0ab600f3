import type { WarnDeprecated } from "../options/deprecations.js";
import type { Json } from "../utils/json.js";
import type { ReadPages } from "./pages.js";
import type { EncodeBody, Parameter } from "./parameter.js";
import type { Result } from "./result.js";
import type { Type } from "../types/type.js";

/** What the runtime needs to know about an operation; generated. */
export interface Operation {
  readonly method: string;
  /** The path template below the base URL, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  /** The names of the schemes that it asks for, alternative by alternative, where they are not the usual ones. */
  readonly security?: readonly (readonly string[])[];
  /** Where it is to be found, where that is elsewhere than the others and the caller does not say. */
  readonly server?: string;
  /** Makes the body of the parameters that are in it. */
  readonly body?: EncodeBody;
  /** The operation with the fields of a body that only a call knows. */
  readonly open?: (operation: Operation, given: object) => Operation;
  /** Media type of the body, where it is not the one that `body` assumes. */
  readonly mediaType?: string;
  /** How a success is read. @default JSON */
  readonly result?: Result;
  /** How the JSON of a problem is read, and what is in messages written. @default JSON */
  readonly json?: Json;
  /** Name of the header that identifies a call, so that it can be retried (draft-ietf-httpapi-idempotency-key-header). */
  readonly idempotencyHeader?: string;
  /** What the options of a client's method have to be, by name, where it is not beside their parameters. */
  readonly types?: Readonly<Record<string, Type>>;
  /** Says what is deprecated of what a call uses. */
  readonly deprecated?: WarnDeprecated;
  /**
   * The method that reads a list page by page, how, and its options beside those of a call.
   * @default the options of pages that have numbers
   */
  readonly pages?: readonly [
    method: string,
    read: ReadPages,
    options?: Readonly<Record<string, Type>>,
  ];
}

/** The operations of a description, by id. */
export type Operations = Readonly<Record<string, Operation>>;
