/** Maximum size of one value that is stored, sent or logged. */
export interface Bound {
  /** The value, as `docs/bounds.md` names it. */
  readonly value: string;
  readonly max: number;
  readonly unit: "bytes" | "characters" | "entries" | "days";
  /** What happens to a value over the limit. */
  readonly ifExceeded: string;
}

const WITH_WARNING = "cut, with the warning";
const REFUSED = "the request is refused (422)";

/**
 * The limit of every value that a caller, a document or another server can influence, except limits that are settings.
 * Characters are UTF-16 code units. `docs/bounds.md` is generated from this table.
 */
export const bounds = {
  warningsOfCode: {
    value: "stored warnings of a job with the same code",
    max: 100,
    unit: "entries",
    ifExceeded: "not stored, but counted by code",
  },
  warnings: {
    value: "stored warnings of a job",
    max: 1000,
    unit: "entries",
    ifExceeded: "not stored, but counted by code",
  },
  warningBytes: {
    value: "stored warnings of a job, as JSON",
    max: 192 * 1024,
    unit: "bytes",
    ifExceeded: "not stored, but counted by code",
  },
  warningDetail: { value: "detail of a warning", max: 500, unit: "characters", ifExceeded: "cut" },
  optionName: {
    value: "name of an unknown option in its warning",
    max: 100,
    unit: "characters",
    ifExceeded: "cut",
  },
  warningPointer: {
    value: "pointer of a warning",
    max: 256,
    unit: "characters",
    ifExceeded: "cut to an enclosing element",
  },
  warningNear: {
    value: "text near the place of a warning",
    max: 40,
    unit: "characters",
    ifExceeded: "cut",
  },
  title: {
    value: "document title in jobs, records and links",
    max: 1000,
    unit: "characters",
    ifExceeded: `${WITH_WARNING} \`title-shortened\`; the result has the whole title`,
  },
  linkedDocuments: {
    value: "documents that a document links to whose results are looked for",
    max: 100,
    unit: "entries",
    ifExceeded: "links to others stay links to Google Docs",
  },
  anchors: {
    value: "headings of a result that links from other results lead to",
    max: 500,
    unit: "entries",
    ifExceeded: "links to others lead to the top of the result",
  },
  documentId: {
    value: "`documentId` and `revisionId` of a document",
    max: 500,
    unit: "characters",
    ifExceeded: REFUSED,
  },
  fields: {
    value: "destination fields of an export",
    max: 100,
    unit: "entries",
    ifExceeded: `left out, with the warning \`property-left-out\`; more field mappings: ${REFUSED}`,
  },
  fieldName: {
    value: "name of a destination field",
    max: 200,
    unit: "characters",
    ifExceeded: `left out, with the warning \`property-left-out\`; in a field mapping: ${REFUSED}`,
  },
  fieldValue: {
    value: "value of a destination field",
    max: 2000,
    unit: "characters",
    ifExceeded: `${WITH_WARNING} \`property-shortened\``,
  },
  jobWebhooks: { value: "`options.webhooks`", max: 20, unit: "entries", ifExceeded: REFUSED },
  endpoint: { value: "URL of a webhook", max: 2048, unit: "bytes", ifExceeded: REFUSED },
  webhookEvents: { value: "events of a webhook", max: 20, unit: "entries", ifExceeded: REFUSED },
  webhookConnections: {
    value: "connections of a webhook",
    max: 500,
    unit: "entries",
    ifExceeded: REFUSED,
  },
  webhookDescription: {
    value: "description of a webhook",
    max: 2000,
    unit: "characters",
    ifExceeded: REFUSED,
  },
  webhookOrigin: {
    value: "origin of a webhook",
    max: 200,
    unit: "characters",
    ifExceeded: REFUSED,
  },
  reference: { value: "destination reference", max: 1024, unit: "bytes", ifExceeded: REFUSED },
  referenceSegment: {
    value: "segment of a destination reference",
    max: 255,
    unit: "bytes",
    ifExceeded: REFUSED,
  },
  link: {
    value: "URL of a result, from its destination",
    max: 2048,
    unit: "bytes",
    ifExceeded: "left out",
  },
  outputTitle: {
    value: "title of an output document, or of its link, that is the destination reference",
    max: 1000,
    unit: "characters",
    ifExceeded: "cut",
  },
  linkDescription: {
    value: "description of a link",
    max: 1000,
    unit: "characters",
    ifExceeded: "the destination reference in it is cut",
  },
  links: { value: "links of a result", max: 3, unit: "entries", ifExceeded: "left out" },
  imageUrl: { value: "URL of an image", max: 8192, unit: "bytes", ifExceeded: "not loaded" },
  result: {
    value: "converted document",
    max: 128 * 1024 * 1024,
    unit: "bytes",
    ifExceeded: "the job fails, and its summary says so",
  },
  summary: {
    value: "summary of a job",
    max: 1000,
    unit: "characters",
    ifExceeded: "cut; the destination reference in it first",
  },
  event: {
    value: "body of an event",
    max: 256 * 1024,
    unit: "bytes",
    ifExceeded: "cannot happen: its parts are bounded",
  },
  jobHistory: {
    value: "entries in the history of a job",
    max: 100,
    unit: "entries",
    ifExceeded: "the oldest but the first is left out",
  },
  jobHistoryDetail: {
    value: "detail of an entry in the history of a job",
    max: 300,
    unit: "characters",
    ifExceeded: "cut",
  },
  jobRow: {
    value: "stored job, without upload and images",
    max: 2 * 1024 * 1024,
    unit: "bytes",
    ifExceeded: "cannot happen: its parts are bounded",
  },
  receiverResponse: {
    value: "response of a webhook's receiver",
    max: 1024,
    unit: "bytes",
    ifExceeded: "not read",
  },
  deliveryError: {
    value: "error of a delivery attempt",
    max: 500,
    unit: "characters",
    ifExceeded: "cut",
  },
  name: {
    value: "name of a workspace, connection, collection or token",
    max: 200,
    unit: "characters",
    ifExceeded: "refused by the command",
  },
  pauses: {
    value: "pauses at the same time",
    max: 50,
    unit: "entries",
    ifExceeded: "refused; another must be ended first",
  },
  pauseReason: { value: "reason of a pause", max: 500, unit: "characters", ifExceeded: REFUSED },
  viewTokens: {
    value: "view tokens of a webhook that have not expired",
    max: 10,
    unit: "entries",
    ifExceeded: "refused; another must be revoked first",
  },
  viewTokenDays: {
    value: "time until a view token expires",
    max: 366,
    unit: "days",
    ifExceeded: REFUSED,
  },
  problemDetail: {
    value: "detail of a problem that describes an error in the document",
    max: 1000,
    unit: "characters",
    ifExceeded: "cut",
  },
  auditText: {
    value: "text in an entry of the audit log",
    max: 500,
    unit: "characters",
    ifExceeded: "cut",
  },
  auditDetails: {
    value: "details of an entry of the audit log",
    max: 20,
    unit: "entries",
    ifExceeded: "left out",
  },
  controlRequest: {
    value: "request of a command to the running service, such as a row of a backup",
    max: 256 * 1024 * 1024,
    unit: "bytes",
    ifExceeded: "the command fails",
  },
  backupRow: {
    value: "row of a backup, as JSON",
    max: 256 * 1024 * 1024,
    unit: "bytes",
    ifExceeded: "the restore fails, and changes nothing",
  },
  usageRows: {
    value: "rows of the usage as CSV",
    max: 100_000,
    unit: "entries",
    ifExceeded: "the request is refused (422)",
  },
  measuredWorkspaces: {
    value: "workspaces that a metric names",
    max: 10,
    unit: "entries",
    ifExceeded: "the largest value of the others is that of the label `other`",
  },
  logText: { value: "text in a log line", max: 4000, unit: "characters", ifExceeded: "cut" },
} as const satisfies Record<string, Bound>;
