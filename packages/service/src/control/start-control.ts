import type { Socket } from "node:net";
import type { NodeEntry } from "@document-export/server-stub";
import type { Logger } from "../logs/logger.js";
import type { Settings } from "../config/settings.js";
import { migrationNames } from "../storage/migrations/migrate.js";
import type { Storage } from "../storage/storage.js";
import { createControlServer, type ControlRoute } from "./control-server.js";
import { listenOnSocket } from "./listen-on-socket.js";
import { consoleSchema, paths, type ControlPath } from "./protocol.js";
import type { RequestGate } from "./request-gate.js";
import type { PausableWorkers } from "./pausable-workers.js";
import { createSessions } from "./sessions.js";

/** Parts of the operator's API that the control socket needs. */
export interface ControlledOperator {
  /** Handles requests below {@link OPERATOR_API}. */
  readonly socket: NodeEntry;
  /**
   * Returns a link that logs a user in to the console once.
   * @throws {Error} if no port is set.
   */
  readonly consoleLink: (user: string | undefined) => string;
}

/** Parts of a running service that operator commands can use. */
export interface ControlContext {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly requests: RequestGate;
  /** Workers of this process; undefined if it only serves requests. */
  readonly workers: PausableWorkers | undefined;
  readonly operator: ControlledOperator;
  readonly log: Logger;
}

/** Serves commands on the control socket of the data folder, and returns a function that stops the server. */
export async function startControl(context: ControlContext): Promise<() => Promise<void>> {
  const { settings, storage, operator, log } = context;
  const server = createControlServer(routesOf(context), operator.socket, log);
  const { data } = settings;
  const remove = await listenOnSocket(server, data).catch((error: unknown) => {
    if (storage.kind === "embedded") throw error;
    log.warn({ err: error, data }, "no control socket: commands connect to the database directly");
    return undefined;
  });
  if (!remove) {
    // This process owns the embedded database in the folder, and commands could reach it only through this socket.
    if (storage.kind === "embedded")
      throw new Error(
        `Another process listens on the control socket of the data folder \`${data}\`, such as a service on PostgreSQL. Give each service its own data folder.`,
      );
    log.info({ data }, "another process listens on the control socket");
    return () => Promise.resolve();
  }
  return async () => {
    await remove();
    server.close();
    server.closeAllConnections();
  };
}

function routesOf({
  storage,
  settings,
  requests,
  workers,
  operator,
}: ControlContext): ReadonlyMap<string, ControlRoute> {
  const sessions = createSessions(storage);
  const pauses = createPauses(requests, workers);
  const routes = {
    [paths.service]: async () => ({
      pid: process.pid,
      storage: storage.kind,
      migrations: migrationNames,
      settings,
    }),
    [paths.begin]: (body, { socket }) => sessions.begin(body, socket),
    [paths.statement]: sessions.statement,
    [paths.commit]: sessions.commit,
    [paths.rollback]: sessions.rollback,
    [paths.copy]: async () => storage.copy?.(),
    [paths.pause]: (_body, { socket }) => pauses.pause(socket),
    [paths.resume]: async () => pauses.resume(),
    [paths.console]: async (body) => operator.consoleLink(consoleSchema.parse(body).user),
  } satisfies Record<ControlPath, ControlRoute>;
  return new Map<string, ControlRoute>(Object.entries(routes));
}

/** Pauses requests and workers for one command at a time, at most until its connection closes. */
function createPauses(requests: RequestGate, workers: PausableWorkers | undefined) {
  let isPaused = false;
  let end = (): void => undefined;
  return {
    pause: async (socket: Socket) => {
      if (isPaused) throw new Error("Another command is restoring a backup already.");
      isPaused = true;
      const resumers: (() => void)[] = [];
      end = () => {
        isPaused = false;
        socket.removeListener("close", end);
        for (const resume of resumers.splice(0)) resume();
      };
      try {
        resumers.push(await requests.pause());
        if (workers) resumers.push(await workers.pause());
      } catch (error) {
        end();
        throw error;
      }
      socket.once("close", end);
      if (socket.destroyed) end();
    },
    resume: () => end(),
  };
}
