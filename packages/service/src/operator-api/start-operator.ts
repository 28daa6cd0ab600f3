import { once } from "node:events";
import type { RequestListener, Server as HttpServer } from "node:http";
import { createHttpServer } from "@document-export/server-stub/node";
import { bind } from "../http/listening/listen.js";
import type { ControlledOperator } from "../control/start-control.js";
import type { Logger } from "../logs/logger.js";
import { operatorName } from "../audit/audit-log.js";
import { createSocketPass } from "./access/socket-pass.js";
import { consoleRoute } from "./console/console-route.js";
import { countFailedTokens } from "../auth/failed-tokens.js";
import {
  createOperatorApi,
  failedTokenLimit,
  type OperatorApiContext,
} from "./create-operator-api.js";
import { operatorEntry } from "./operator-entry.js";
import { createOperatorListener } from "./operator-listener.js";
import { createWebhookView } from "./webhook-view/webhook-view-route.js";

/** The operator API of a running service. */
export interface Operator extends ControlledOperator {
  /** URL of the port; undefined if no port is set. */
  readonly url: string | undefined;
  /** Ends all event streams, including those of the control socket. */
  readonly endStreams: () => void;
  /** Waits up to a timeout for responses in flight, and stops listening. */
  readonly close: () => Promise<void>;
}

/** Time limits in milliseconds for the headers of a request, and for the whole request, such as an upload. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 300_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 256;
/** Time in milliseconds that a shutdown waits for responses in flight. */
const CLOSE_TIMEOUT_MS = 2000;

/** Starts the operator API, and its port if one is set. */
export async function startOperator(context: OperatorApiContext): Promise<Operator> {
  const { settings, log } = context;
  const pass = createSocketPass();
  const api = createOperatorApi(context, pass);
  const entry = operatorEntry(api);
  const { publicUrl, viewUrl, allowRemote } = settings.operator;
  const listener = createOperatorListener({
    entry,
    console: consoleRoute(),
    webhookView: createWebhookView({
      ...context,
      isSecure: (viewUrl ?? publicUrl)?.startsWith("https:") ?? false,
      tokenFailed: countFailedTokens(failedTokenLimit(context)),
    }),
    viewUrl,
    rules: { allowRemote, publicUrls: publicUrl === undefined ? [] : [publicUrl] },
    log,
  });
  const port = await openPort(listener, settings.operator, log);
  const base = publicUrl ?? port?.url;
  return {
    socket: (request, response) => {
      pass.stamp(request);
      return entry(request, response);
    },
    url: port?.url,
    consoleLink: (user = operatorName()) => {
      if (base === undefined) throw new Error(NO_PORT);
      return `${base}/console/#login=${api.sessions.issueCode(user)}`;
    },
    endStreams: api.hub.close,
    close: async () => {
      api.hub.close();
      await port?.close();
    },
  };
}

const NO_PORT =
  "The console needs a port: set `operator.port`, such as 8081, and start the service again.";

async function openPort(
  listener: RequestListener,
  { host, port }: { readonly host: string; readonly port?: number | undefined },
  log: Logger,
) {
  if (port === undefined) return undefined;
  const server = createHttpServer(
    { node: listener },
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  const url = `http://${await bind(server, { host, port }, "operator.port")}`;
  log.info({ url }, "operator's port");
  return { url, close: () => closeServer(server) };
}

async function closeServer(server: HttpServer): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
}
