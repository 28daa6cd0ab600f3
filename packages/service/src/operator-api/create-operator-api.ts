import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, ProblemError } from "@document-export/operator/server";
import type { NodeEntry } from "@document-export/server-stub";
import {
  countFailedTokens,
  type FailedTokenLimit,
  limitFailedTokens,
  type TokenFailure,
} from "../auth/failed-tokens.js";
import { unavailableProblem } from "../http/problems.js";
import { authenticateOperator } from "./access/authenticate-operator.js";
import { createConsoleSessions, type ConsoleSessions } from "./access/console-sessions.js";
import type { SocketPass } from "./access/socket-pass.js";
import { createOperatorHandlers } from "./create-operator-handlers.js";
import { createEventHub } from "./events/event-hub.js";
import { itemLoaders } from "./events/item-loaders.js";
import { onceAMinute } from "./events/once-a-minute.js";
import { createChangeReader } from "./events/read-changes.js";
import { readOverview } from "./handlers/overview.js";
import type { OperatorContext } from "./operator-context.js";
import { EVENTS, type OperatorApi } from "./operator-entry.js";

/** Dependencies of the API; `createOperatorApi` creates the rest of its context. */
export type OperatorApiContext = Omit<
  OperatorContext,
  "sessions" | "hub" | "startedAt" | "loginFailed"
>;

/** The operator API of one process, with its sessions. */
export interface CreatedApi extends OperatorApi {
  readonly sessions: ConsoleSessions;
}

/** Creates the operator API of a process. */
export function createOperatorApi(given: OperatorApiContext, pass: SocketPass): CreatedApi {
  const { db, now, storage, log } = given;
  const sessions = createConsoleSessions(() => now().getTime());
  const hub = createEventHub({
    openChanges: () => createChangeReader(storage),
    loaders: { ...itemLoaders(db), overview: () => readOverview(given) },
    onError: onceAMinute(
      (err) => log.warn({ err }, "events of the operator"),
      () => performance.now(),
    ),
  });
  const failures = failedTokenLimit(given);
  const authenticate = limitFailedTokens(authenticateOperator({ db, sessions, pass, now }), {
    ...failures,
    // The operator port has no proxy in front of it.
    addressOf: ({ remoteAddress }) => remoteAddress,
  });
  const caller = new AsyncLocalStorage<string | undefined>();
  const countLogin = countFailedTokens(failures);
  const context: OperatorContext = {
    ...given,
    sessions,
    hub,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    loginFailed: () => countLogin(caller.getStore()),
  };
  const api = createStub(context, authenticate);
  return {
    api: (request, response) =>
      caller.run(request.socket.remoteAddress, () => api(request, response)),
    hub,
    authenticate,
    sessions,
  };
}

/** Limits how many wrong tokens an address may send to the port, and reports each of them. */
export function failedTokenLimit(context: OperatorApiContext): FailedTokenLimit {
  return {
    limit: context.settings.limits.failedTokensPerMinute,
    onFailure: (failure) => reportFailure(failure, context),
  };
}

function reportFailure(
  { network, count, isLimited }: TokenFailure,
  { metrics, settings, log }: OperatorApiContext,
): void {
  const { failedTokensPerMinute: limit } = settings.limits;
  metrics.tokenFailed(isLimited ? 429 : 401);
  if (count === limit + 1) log.warn({ network, limit }, "too many failed operator tokens");
}

/**
 * `operatorEntry` handles the stream. A request that gets here spells the path differently, and its stream would not
 * end with its session.
 */
function streamEvents(): never {
  throw new ProblemError({
    type: "not-found",
    detail: `The events are at \`${EVENTS}\`.`,
  });
}

function createStub(
  context: OperatorContext,
  authenticate: OperatorApi["authenticate"],
): NodeEntry {
  const { settings, metrics, log } = context;
  const { node } = createServer({
    handlers: { ...createOperatorHandlers(context), streamEvents },
    authenticate,
    limits: { file: settings.limits.file, field: settings.limits.options },
    toProblem: unavailableProblem,
    onError: (error, { requestId, operationId }) =>
      log.error({ err: error, requestId, operationId }, "operator request failed"),
    onResponse: ({ requestId, operationId, method, path, status, duration }) => {
      metrics.requestEnded(operationId, status, duration);
      log.info({ requestId, operationId, method, path, status, duration }, "operator request");
    },
  });
  return node;
}
