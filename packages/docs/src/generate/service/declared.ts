// What the service declares, and the only place that reaches into it: it serves this site, so that its package depends on
// this one, and not this one on it.
export { uploadVariables, variables } from "../../../../service/dist/config/load-settings.js";
export { settingsSchema } from "../../../../service/dist/config/settings.js";
export { serviceWarnings } from "../../../../service/dist/jobs/service-warnings.js";
export { createMetrics } from "../../../../service/dist/observe/metrics.js";
export { createProgram as createServiceProgram } from "../../../../service/dist/operator/create-program.js";

/** The source of the settings, for their comments. */
export const SETTINGS_SOURCE = new URL(
  "../../../../service/src/config/settings.ts",
  import.meta.url,
);
