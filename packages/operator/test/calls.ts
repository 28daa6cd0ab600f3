import type { Client } from "../src/client.ts";

const JOB = "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11";
const MESSAGE = "msg_2kR7pL9wX4cJ";
const DOCUMENT = '{"documentId":"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe","title":"Quarterly report"}';

/** An operation with a single response; the event stream is read in another way. */
export type Called = Exclude<keyof Client, `iterate${string}` | "streamEvents">;

/** A call of every operation with the input of its example. */
export const calls: { readonly [Id in Called]: (client: Client) => Promise<unknown> } = {
  getService: (client) => client.getService(),
  getOverview: (client) => client.getOverview(),
  listSettings: (client) => client.listSettings(),
  createSession: (client) => client.createSession({ body: { code: "h7Qm2vX9tL4c" } }),
  getSession: (client) => client.getSession(),
  deleteSession: (client) => client.deleteSession(),
  listJobs: (client) =>
    client.listJobs({ status: ["failed", "done"], since: "2026-10-19T09:00:00Z", q: "report" }),
  createJob: (client) =>
    client.createJob({ file: DOCUMENT, destination: 12, format: "html", idempotencyKey: "once" }),
  getJob: (client) => client.getJob({ job: JOB }),
  getJobPreview: (client) => client.getJobPreview({ job: JOB }),
  retryJob: (client) => client.retryJob({ job: JOB }),
  getJobResult: (client) => client.getJobResult({ job: JOB }),
  getJobUpload: (client) => client.getJobUpload({ job: JOB }),
  retryJobs: (client) =>
    client.retryJobs({ body: { since: "2026-10-19T09:00:00Z", connection: 12 } }),
  cancelJob: (client) => client.cancelJob({ job: JOB }),
  listDeliveries: (client) => client.listDeliveries({ state: ["failed"], webhook: 41, limit: 200 }),
  getDelivery: (client) => client.getDelivery({ message: MESSAGE }),
  replayDelivery: (client) => client.replayDelivery({ message: MESSAGE }),
  replayDeliveries: (client) =>
    client.replayDeliveries({ body: { since: "2026-10-19T09:00:00Z", states: ["failed"] } }),
  listWebhooks: (client) => client.listWebhooks({ state: "failing" }),
  getWebhook: (client) => client.getWebhook({ webhook: 41 }),
  getWebhookCalls: (client) => client.getWebhookCalls({ webhook: 41 }),
  checkWebhook: (client) => client.checkWebhook({ webhook: 41, body: { event: "job.done" } }),
  enableWebhook: (client) => client.enableWebhook({ webhook: 41 }),
  disableWebhook: (client) => client.disableWebhook({ webhook: 41 }),
  listViewTokens: (client) => client.listViewTokens({ webhook: 41 }),
  createViewToken: (client) =>
    client.createViewToken({ webhook: 41, body: { name: "Support of Example Ltd." } }),
  revokeViewToken: (client) => client.revokeViewToken({ webhook: 41, token: 3 }),
  listCircuits: (client) => client.listCircuits({ workspace: 1 }),
  closeCircuit: (client) =>
    client.closeCircuit({ body: { workspace: 1, address: "https://www.example.net" } }),
  listPauses: (client) => client.listPauses(),
  createPause: (client) =>
    client.createPause({ body: { work: "exports", destination: 12, reason: "It moves." } }),
  deletePause: (client) => client.deletePause({ pause: 3 }),
  listConnections: (client) => client.listConnections(),
  createConnection: (client) =>
    client.createConnection({ body: { workspace: 1, name: "Archive", kind: "folder" } }),
  getConnection: (client) => client.getConnection({ connection: 12 }),
  updateConnection: (client) =>
    client.updateConnection({ connection: 12, body: { secrets: { applicationPassword: "qrst" } } }),
  checkConnection: (client) => client.checkConnection({ connection: 12 }),
  listCollections: (client) => client.listCollections(),
  createCollection: (client) =>
    client.createCollection({ body: { name: "Quarterly reports", source: 7, destination: 12 } }),
  listWorkspaces: (client) => client.listWorkspaces(),
  createWorkspace: (client) => client.createWorkspace({ body: { name: "Archive" } }),
  updateWorkspace: (client) =>
    client.updateWorkspace({ workspace: 1, body: { limits: { queuedExports: 200 } } }),
  listUsageDays: (client) => client.listUsageDays({ from: "2026-10-01", to: "2026-10-31" }),
  getUsageCsv: (client) => client.getUsageCsv({ workspace: 1 }),
  listTokens: (client) => client.listTokens(),
  createToken: (client) => client.createToken({ body: { source: 7, name: "Site builder" } }),
  revokeToken: (client) => client.revokeToken({ token: 5 }),
  listOperatorTokens: (client) => client.listOperatorTokens(),
  createOperatorToken: (client) =>
    client.createOperatorToken({ body: { name: "On-call", role: "operate" } }),
  revokeOperatorToken: (client) => client.revokeOperatorToken({ token: 2 }),
  listSigningKeys: (client) => client.listSigningKeys(),
  createSigningKey: (client) => client.createSigningKey(),
  deleteSigningKey: (client) => client.deleteSigningKey({ key: "2f1a7d9b6c11" }),
  listAuditEntries: (client) => client.listAuditEntries({ action: "job.retry" }),
  eraseDocuments: (client) => client.eraseDocuments({ body: { workspace: 1, all: true } }),
  createBackup: (client) => client.createBackup(),
};
