// Internals of the service, for tests and load tests. Any version may change them.
export type { SettingsInput } from "./config/settings.js";
export { createDemoWorkspace, type DemoWorkspace } from "./demo/create-demo-workspace.js";
export { startService, type ServiceParts, type StartedService } from "./start-service.js";
