/** A statement error of the embedded database, in the form in which its thread sends it. */
export interface EmbeddedFault {
  readonly message: string;
  /** SQLSTATE. */
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
}

/** Thrown for a statement that the embedded database rejected. The fields are those of an error from `pg`. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(fault: EmbeddedFault) {
    super(fault.message);
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/** Returns the parts of an error that can be sent between threads. */
export function faultOf(error: unknown): EmbeddedFault {
  if (!(error instanceof Error)) return { message: String(error) };
  const read = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  const { message } = error;
  return { message, code: read("code"), constraint: read("constraint"), detail: read("detail") };
}
