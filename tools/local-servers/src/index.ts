export { type Certificate, issueCertificate } from "./certificate.ts";
export { findProgram } from "./find-program.ts";
export { freePort } from "./free-port.ts";
export {
  createDatabase,
  initCluster,
  type OwnPostgres,
  postgresMissing,
  postgresPrograms,
  type PostgresPrograms,
  prepareServer,
  runAs,
  serverFolder,
  startOwnPostgres,
  startPostgres,
  type TestPostgres,
} from "./postgres.ts";
export { isS3Missing, s3Keys, s3Title, startS3, type S3Server } from "./s3.ts";
export {
  type ProgramStart,
  type RunningProgram,
  startProgram,
  runProgram,
} from "./start-program.ts";
