// What the service declares, and the only place that reaches into it: it serves this site, so that its package depends on
// this one, and not this one on it.
import { createProgram } from "../../../../service/dist/operator/create-program.js";

export {
  describeDefault,
  describeValues,
} from "../../../../service/dist/config/describe-setting.js";
export {
  PRECEDENCE,
  settingList,
  type SettingInfo,
} from "../../../../service/dist/config/setting-list.js";
export { variablesOf } from "../../../../service/dist/config/sources/settings-variables.js";
export { settingsSchema } from "../../../../service/dist/config/settings.js";
export { serviceWarnings } from "../../../../service/dist/jobs/service-warnings.js";
export { createMetrics } from "../../../../service/dist/observe/metrics.js";

/** The operator's command, whole. */
export const serviceProgram = await createProgram();

/** The pages of the service for anyone who runs it. */
export const SERVICE_DOCS = new URL("../../../../service/docs/", import.meta.url);

/** The rules by which Prometheus raises alerts. */
export const ALERT_RULES = new URL(
  "../../../../service/deploy/observability/alerts.rules.yml",
  import.meta.url,
);
