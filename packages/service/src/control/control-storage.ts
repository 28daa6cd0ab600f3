import { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../storage/database.js";
import { migrationNames } from "../storage/migrations/migrate.js";
import type { Storage } from "../storage/storage.js";
import type { ControlConnection } from "./connect-control.js";
import { controlDialect } from "./control-dialect.js";
import { paths, resultSchema } from "./protocol.js";

/**
 * Gives a command access to the database of a running service. The command itself still runs in its caller's process,
 * which has the files, the terminal and the environment that it was given.
 *
 * @throws {Error} if the service has a version with a different database schema.
 */
export function controlStorage(control: ControlConnection): Storage {
  const { call, callBeside, pid, storage: kind } = control;
  assertSameVersion(control);
  return {
    kind,
    db: new Kysely<Database>({ dialect: controlDialect(control) }),
    jobs: {
      // The job engine runs on its own timers, which are not aware of transactions, so its statements use the second
      // connection.
      executeSql: async (sql, parameters = []) =>
        resultSchema.parse(await callBeside(paths.statement, { sql, parameters, isScript: true })),
    },
    ...(kind === "embedded" && { copy: async () => z.string().parse(await call(paths.copy)) }),
    service: {
      pid,
      pause: async () => {
        await call(paths.pause);
        return async () => void (await call(paths.resume));
      },
    },
    close: control.close,
  };
}

function assertSameVersion({ pid, migrations }: ControlConnection): void {
  if (migrations.join() === migrationNames.join()) return;
  throw new Error(
    `The process ${pid}, which runs the service, has another version than this command: its database has the migrations ${migrations.join(", ")}. Run the command of that version, or restart the service with this one.`,
  );
}
