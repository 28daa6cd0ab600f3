export {
  createDatabase,
  postgresMissing,
  postgresPrograms,
  type PostgresPrograms,
  prepareServer,
  runAs,
  serverFolder,
  startOwnPostgres,
  startPostgres,
} from "@document-export/local-servers";
