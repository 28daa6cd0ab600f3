// Internals of the service, for tests and load tests. Any version may change them.
export type { SettingsInput } from "./config/settings.js";
export { createDemoWorkspace, type DemoWorkspace } from "./demo/create-demo-workspace.js";
export type { ServiceParts } from "./run-service.js";
export { startService, type StartedService } from "./start-service.js";
