import type { Handlers } from "@document-export/operator/server";
import { hashToken, issueToken, scopes as allScopes } from "../../auth/tokens.js";
import {
  findOperatorTokenRow,
  findToken,
  listOperatorTokens,
  listTokens,
} from "../../storage/lists/access.js";
import { addOperatorToken, expireOperatorToken } from "../../storage/lists/operator-tokens.js";
import { expireToken } from "../../storage/statements/tokens.js";
import { newOperatorToken } from "../access/operator-tokens.js";
import { checkedName } from "../actions/checked-name.js";
import { requireConnection } from "../actions/require.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { itemPage } from "../pages.js";
import { notFound, refused } from "../refusals.js";

/** Handlers of caller tokens. */
export function tokenHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listTokens" | "createToken" | "revokeToken"> {
  const { db, now } = context;
  return {
    listTokens: async ({ query: { workspace, limit, cursor } }) => {
      const page = listTokens(db, { workspace }, { limit, cursor });
      return { status: 200, body: await itemPage(page) };
    },
    createToken: async ({ body: { source, scopes = allScopes, ...body }, principal }) => {
      const name = checkedName(body.name);
      assertScopes(scopes);
      const expiresAt = futureTime(body.expiresAt, now());
      const issued = await act(context, principal, "token.create", async (trx) => {
        const { workspace_id: workspace } = await requireConnection(trx, source, "source");
        const request = { name, workspace, source, scopes, expiresAt };
        const result = await issueToken(trx, request);
        const expires = expiresAt?.toISOString() ?? null;
        const details = { workspace, source, name, scopes: scopes.join(", "), expires };
        return { result, subject: `token ${result.id}`, details };
      });
      const row = await findToken(db, issued.id);
      if (!row) throw unknownToken(issued.id);
      return { status: 201, body: { ...row, token: issued.token }, headers: NOT_STORED };
    },
    revokeToken: async ({ path: { token: id }, principal }) => {
      await act(context, principal, "token.revoke", async (trx) => {
        if (!(await expireToken(trx, id, now()))) throw unknownToken(id);
        return { result: undefined, subject: `token ${id}` };
      });
      return { status: 204 };
    },
  };
}

/** Handlers of operator tokens. */
export function operatorTokenHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listOperatorTokens" | "createOperatorToken" | "revokeOperatorToken"> {
  const { db, now } = context;
  return {
    listOperatorTokens: async ({ query: { limit, cursor } }) => {
      return { status: 200, body: await itemPage(listOperatorTokens(db, { limit, cursor })) };
    },
    createOperatorToken: async ({ body: { role, ...body }, principal }) => {
      const name = checkedName(body.name);
      const expiresAt = futureTime(body.expiresAt, now());
      const token = newOperatorToken();
      const hash = Buffer.from(hashToken(token), "hex");
      const id = await act(context, principal, "operator-token.create", async (trx) => {
        const added = await addOperatorToken(trx, { hash, name, role, expiresAt, now: now() });
        const details = { name, role, expires: expiresAt?.toISOString() ?? null };
        return { result: added, subject: `operator token ${added}`, details };
      });
      const row = await findOperatorTokenRow(db, id);
      if (!row) throw unknownToken(id);
      return { status: 201, body: { ...row, token }, headers: NOT_STORED };
    },
    revokeOperatorToken: async ({ path: { token: id }, principal }) => {
      await act(context, principal, "operator-token.revoke", async (trx) => {
        if (!(await expireOperatorToken(trx, id, now()))) throw unknownToken(id);
        return { result: undefined, subject: `operator token ${id}` };
      });
      return { status: 204 };
    },
  };
}

/** A response with a token must not be cached (RFC 9111, 5.2.2.5). */
const NOT_STORED = { "cache-control": "no-store" };

function unknownToken(id: number) {
  return notFound(`There is no token ${id}.`);
}

function assertScopes(scopes: readonly string[]): void {
  const known: readonly string[] = allScopes;
  const unknown = scopes.find((scope) => !known.includes(scope));
  if (unknown === undefined && scopes.length > 0) return;
  const got = unknown === undefined ? "none" : `\`${unknown.slice(0, 60)}\``;
  throw refused(`Expected scopes among ${allScopes.join(", ")}; got ${got}.`);
}

/** Returns when a token expires; null for never. @throws {ProblemError} 422 for a time in the past. */
function futureTime(text: string | null | undefined, now: Date): Date | null {
  if (text === undefined || text === null) return null;
  const time = new Date(text);
  if (time > now) return time;
  throw refused(`Expected \`expiresAt\` to be in the future, got ${time.toISOString()}.`);
}
