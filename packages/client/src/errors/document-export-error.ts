/** The call that an error belongs to, and how far it got. */
export interface CallContext {
  readonly operationId: string;
  readonly method: string;
  /** Where the request went; it has no credentials, which travel in headers. */
  readonly url: string;
  /** How many requests were sent for the call. */
  readonly attempts: number;
  /** Status of the last response, once it has arrived. */
  status?: number | undefined;
  /** `X-Request-Id` of the last response, once it has arrived. */
  requestId?: string | undefined;
}

/** What an error has beside its call. */
interface ErrorMembers extends ErrorOptions {
  readonly name: string;
  readonly [member: string]: unknown;
}

/**
 * The base class of every failed call. Not in this family: wrong arguments, which are TypeErrors, and an abort by
 * the caller, which rejects with the reason of the signal.
 */
export abstract class DocumentExportError extends Error {
  declare readonly name: string;
  declare readonly operationId: string;
  declare readonly method: string;
  /** Where the last request went, without credentials. */
  declare readonly url: string;
  /** How many requests were sent for the call. */
  declare readonly attempts: number;
  /** Status of the response; undefined if none came. */
  declare readonly status: number | undefined;
  /** `X-Request-Id` of the response, for anyone who runs the service; undefined if none came. */
  declare readonly requestId: string | undefined;

  constructor(context: CallContext, message: string, members: ErrorMembers) {
    super(`${context.operationId} ${message}`, members);
    Object.assign(this, context, members);
  }
}
