import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { ControlConnection } from "./connect-control.js";
import { paths, resultSchema, transactionSchema } from "./protocol.js";

/** Returns the Kysely dialect for the database of a running service. */
export function controlDialect(control: ControlConnection): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => controlDriver(control),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function controlDriver({ call }: ControlConnection): Driver {
  /** Ids of open transactions by their connection. */
  const transactions = new WeakMap<DatabaseConnection, string>();
  const end = async (connection: DatabaseConnection, path: "/v1/commit" | "/v1/rollback") => {
    const transaction = transactions.get(connection);
    transactions.delete(connection);
    await call(path, { transaction });
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const connection: DatabaseConnection = {
        executeQuery: (query) => execute(call, query, transactions.get(connection)),
        streamQuery: () => {
          throw new Error("Streaming of rows is not supported.");
        },
      };
      return connection;
    },
    beginTransaction: async (connection, { isolationLevel, accessMode }) => {
      const begun = await call(paths.begin, { isolationLevel, accessMode });
      transactions.set(connection, transactionSchema.parse(begun).transaction);
    },
    commitTransaction: (connection) => end(connection, paths.commit),
    rollbackTransaction: (connection) => end(connection, paths.rollback),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}

async function execute<Row>(
  call: ControlConnection["call"],
  { sql, parameters }: CompiledQuery,
  transaction: string | undefined,
): Promise<QueryResult<Row>> {
  const body = { transaction, sql, parameters: [...parameters] };
  const { rows, affected } = resultSchema.parse(await call(paths.statement, body));
  // The type of the rows depends on the statement; Kysely passes it in as `Row`.
  const typed = rows as Row[];
  return affected === undefined ? { rows: typed } : { rows: typed, numAffectedRows: affected };
}
