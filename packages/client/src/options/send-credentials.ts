import type { Type } from "../types/type.js";
import type { ClientOptions } from "./options.js";
import type { RequestHeaders } from "./to-headers.js";

/** What is sent with every request of a client. */
export interface Sent extends Pick<ClientOptions, "token"> {
  readonly headers: RequestHeaders;
}

/** What a request is sent with. */
export type PreparedRequest = RequestInit & {
  /** Where to, where a credential is in the address: errors and hooks see it without. */
  readonly url?: string;
};

/** How a client sends other credentials than a token, where its description has such. */
export interface SendCredentials {
  /** The options of the client that hold them. */
  readonly options: Readonly<Record<string, Type>>;
  /** Adds the credentials, by the schemes that the operation asks for, to what `prepare` makes of a request. */
  readonly add: (
    settings: Sent,
    security: readonly (readonly string[])[] | undefined,
    url: string,
    prepare: (sent: Sent) => Promise<PreparedRequest>,
  ) => Promise<PreparedRequest>;
}
