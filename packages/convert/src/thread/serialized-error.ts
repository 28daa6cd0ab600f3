import { DocumentLimitError } from "../hosted/document-limits.js";
import { NotHostedDocumentError } from "../hosted/not-hosted-document-error.js";
import { ConversionOptionError } from "../options/conversion-option-error.js";

/** An error on its way between threads, where its class is lost. */
export interface SerializedError {
  readonly name: string;
  readonly message: string;
  /** What the class has beside them, such as a pointer. */
  readonly members: Readonly<Record<string, unknown>>;
}

const classes: Readonly<Record<string, { readonly prototype: Error }>> = {
  ConversionOptionError,
  DocumentLimitError,
  NotHostedDocumentError,
  SyntaxError,
};

/** Packs what was thrown. */
export function serializeError(thrown: unknown): SerializedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name: error.name, message: error.message, members: { ...error } };
}

/** The error with its class again; one of an unknown class keeps its name. */
export function deserializeError({ name, message, members }: SerializedError): Error {
  const error = Object.assign(new Error(message), members);
  const known = classes[name];
  if (known) Object.setPrototypeOf(error, known.prototype);
  else error.name = name;
  return error;
}
