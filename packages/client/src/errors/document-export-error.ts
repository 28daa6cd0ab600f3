/** The call that an error belongs to, and how far it got. */
export interface CallContext {
  readonly operationId: string;
  readonly method: string;
  /** URL of the request, without credentials, which are sent in headers. */
  readonly url: string;
  /** Number of requests sent for the call. */
  readonly attempts: number;
  /** Status of the last response, once it has arrived. */
  status?: number | undefined;
  /** `X-Request-Id` of the last response, once it has arrived. */
  requestId?: string | undefined;
}

/** Members of an error in addition to its call context. */
interface ErrorMembers extends ErrorOptions {
  readonly name: string;
  readonly [member: string]: unknown;
}

/**
 * Base class of the errors of failed calls. Two cases are not included: wrong arguments throw a TypeError, and an abort
 * by the caller rejects with the reason of the signal.
 */
export abstract class DocumentExportError extends Error {
  declare readonly name: string;
  declare readonly operationId: string;
  declare readonly method: string;
  /** URL of the last request, without credentials. */
  declare readonly url: string;
  /** Number of requests sent for the call. */
  declare readonly attempts: number;
  /** Status of the response; undefined if none arrived. */
  declare readonly status: number | undefined;
  /** `X-Request-Id` of the response, to report to the operators of the service; undefined if no response arrived. */
  declare readonly requestId: string | undefined;

  constructor(context: CallContext, message: string, members: ErrorMembers) {
    super(`${context.operationId} ${message}`, members);
    Object.assign(this, context, members);
  }
}
