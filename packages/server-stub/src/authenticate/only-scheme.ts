import type { OperationHead, SecurityRequirement } from "../contract/operation.js";
import type { Authenticate, Authenticated } from "./authenticate.js";
import { CallContext, type AuthenticationSource } from "./call-context.js";
import { readCredential, type CredentialSource } from "./read-credential.js";
import { lacking, unauthorized } from "./refusals.js";

// Nearly every operation asks for one scheme. Its requests wait for the hook and for nothing else: the general
// `authenticateRequest` between them would be a tenth of a small request.

/** The one scheme that an operation asks for; undefined where it asks for none, or for several. */
export function onlyScheme({ security }: OperationHead): SecurityRequirement | undefined {
  const alternative = security.length === 1 ? security[0] : undefined;
  return alternative?.length === 1 ? alternative[0] : undefined;
}

/** Asks the hook who calls; undefined where the caller shows nothing. */
export function askWhoCalls<Principal>(
  { scheme, by }: SecurityRequirement,
  operationId: string,
  source: AuthenticationSource,
  authenticate: Authenticate<Principal>,
): Promise<Authenticated<Principal> | undefined> | undefined {
  const token = readCredential(by, source);
  if (token === undefined) return undefined;
  return authenticate({ scheme, token }, new CallContext(operationId, source));
}

/** The principal of a caller who may call. Throws 401 for one who is not known, 403 for one without the scopes. */
export function admit<Principal>(
  asked: SecurityRequirement,
  caller: Authenticated<Principal> | undefined,
  source: CredentialSource,
): Principal {
  const refusal = caller ? lacking(asked.scopes, caller, asked.by) : unauthorized([asked], source);
  if (!caller || refusal) throw refusal;
  return caller.principal;
}
