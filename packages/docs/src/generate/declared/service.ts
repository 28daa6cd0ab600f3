// The only place that imports files of the service. The service serves this site, so its package depends on this one,
// and not the other way round.
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

/** The complete operator command. */
export const serviceProgram = await createProgram();

/** Guides of the service for operators. */
export const SERVICE_DOCS = new URL("../../../../service/docs/", import.meta.url);

/** Alerting rules for Prometheus. */
export const ALERT_RULES = new URL(
  "../../../../service/deploy/observability/alerts.rules.yml",
  import.meta.url,
);
