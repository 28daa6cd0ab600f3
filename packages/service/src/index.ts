export type { Settings, SettingsInput } from "./config/settings.js";
export { SettingsError } from "./config/settings-error.js";
export { createDemoWorkspace, type DemoWorkspace } from "./demo/create-demo-workspace.js";
export { startService, type RunningService, type ServiceParts } from "./start-service.js";
export { FolderInUseError } from "./storage/embedded/folder-in-use-error.js";
