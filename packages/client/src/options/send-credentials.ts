import type { Type } from "../types/type.js";
import type { ClientOptions } from "./options.js";
import type { RequestHeaders } from "./to-headers.js";

/** Settings sent with every request of a client. */
export interface Sent extends Pick<ClientOptions, "token"> {
  readonly headers: RequestHeaders;
}

/** Arguments of fetch for one request. */
export type PreparedRequest = RequestInit & {
  /** The URL, if it contains a credential; errors and hooks see the URL without it. */
  readonly url?: string;
};

/** How a client sends credentials other than a token, if its description has any. */
export interface SendCredentials {
  /** The client options for these credentials. */
  readonly options: Readonly<Record<string, Type>>;
  /** Adds the credentials that the operation's security schemes require to the request from `prepare`. */
  readonly add: (
    settings: Sent,
    security: readonly (readonly string[])[] | undefined,
    url: string,
    prepare: (sent: Sent) => Promise<PreparedRequest>,
  ) => Promise<PreparedRequest>;
}
