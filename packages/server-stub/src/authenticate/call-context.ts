import type { CoreRequest } from "../handle/core-request.js";
import type { CredentialSource } from "./read-credential.js";

/** What of a request tells who calls. */
export type AuthenticationSource = CredentialSource & Caller;

type Caller = Pick<CoreRequest, "signal" | "remoteAddress">;

/** What the hook is told beside the credentials. A class, since a getter in a literal costs more than the rest of it. */
export class CallContext {
  readonly operationId: string;
  readonly #source: Caller;

  constructor(operationId: string, source: Caller) {
    this.operationId = operationId;
    this.#source = source;
  }

  get remoteAddress(): string | undefined {
    return this.#source.remoteAddress;
  }

  get signal(): AbortSignal {
    return this.#source.signal;
  }
}
