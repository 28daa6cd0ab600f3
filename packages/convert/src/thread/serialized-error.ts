import { DocumentLimitError } from "../hosted/document-limits.js";
import { NotHostedDocumentError } from "../hosted/not-hosted-document-error.js";
import { ConversionOptionError } from "../options/conversion-option-error.js";

/** An error as data that can be sent between threads, because sending the error itself would lose its class. */
export interface SerializedError {
  readonly name: string;
  readonly message: string;
  /** Other properties of the error, such as a pointer. */
  readonly members: Readonly<Record<string, unknown>>;
}

const CLASSES: Readonly<Record<string, { readonly prototype: Error }>> = {
  ConversionOptionError,
  DocumentLimitError,
  NotHostedDocumentError,
  SyntaxError,
};

/** Serializes a thrown value. */
export function serializeError(thrown: unknown): SerializedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name: error.name, message: error.message, members: { ...error } };
}

/** Restores an error with its class. An error of an unknown class keeps its name. */
export function deserializeError({ name, message, members }: SerializedError): Error {
  const error = Object.assign(new Error(message), members);
  const known = CLASSES[name];
  if (known) Object.setPrototypeOf(error, known.prototype);
  else error.name = name;
  return error;
}
