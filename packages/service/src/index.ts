export type { Settings, SettingsInput } from "./config/settings.js";
export { SettingsError } from "./config/settings-error.js";
export type { DemoWorkspace } from "./demo/create-demo-workspace.js";
export { createDemoWorkspace, startService } from "./embed-service.js";
export type { RunningService } from "./running-service.js";
export { FolderInUseError } from "./storage/embedded/folder-in-use-error.js";
