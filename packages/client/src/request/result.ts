import type { OperationId } from "@document-export/types";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";

interface FetchResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What an operation answered. Throws ProblemError for an error answer and ConnectionError where none came;
 * an abort by the caller is thrown as it is.
 */
export async function unwrap<Data>(
  operationId: OperationId,
  baseUrl: string,
  signal: AbortSignal | undefined,
  send: Promise<FetchResult<Data>>,
): Promise<Data> {
  const { data, error, response } = await send.catch((cause: unknown) => {
    throw signal?.aborted ? cause : new ConnectionError(operationId, baseUrl, cause);
  });
  if (response.ok && data !== undefined) return data;
  if (response.ok)
    throw new ConnectionError(
      operationId,
      baseUrl,
      new TypeError("expected a JSON body, got none"),
    );
  throw new ProblemError(operationId, response, error);
}
