import type { CredentialSource } from "./read-credential.js";

/** What of a request tells who calls. */
export type AuthenticationSource = CredentialSource & { readonly signal: AbortSignal };

type Signalled = Pick<AuthenticationSource, "signal">;

/** What the hook is told beside the credentials. A class, since a getter in a literal costs more than the rest of it. */
export class CallContext {
  readonly operationId: string;
  readonly #source: Signalled;

  constructor(operationId: string, source: Signalled) {
    this.operationId = operationId;
    this.#source = source;
  }

  get signal(): AbortSignal {
    return this.#source.signal;
  }
}
