import { readCertificate } from "../../tls/certificate.js";
import { check } from "./check.js";

const DAY_MS = 86_400_000;
/**
 * Minimum number of days until the certificate expires. Automatic renewal happens long before: most tools renew a month
 * before expiry.
 */
const MIN_DAYS_LEFT = 14;

/** Checks that the service's certificate is usable, and how long it is valid. */
export const certificateCheck = check({
  what: "certificate",
  reads: ["tls"],
  run: async ({ settings: { tls } }) => {
    if (!tls) return [];
    const { notAfter } = await readCertificate(tls);
    const left = notAfter.getTime() - Date.now();
    const detail = `${tls.certificate} ends at ${notAfter.toISOString()}`;
    if (left <= 0)
      return [{ state: "error", what: "certificate", detail: `${detail}: callers refuse it` }];
    if (left > MIN_DAYS_LEFT * DAY_MS) return [{ state: "ok", what: "certificate", detail }];
    const renew = `renew it: it has ${Math.floor(left / DAY_MS)} days left`;
    return [{ state: "warning", what: "certificate", detail: `${detail}; ${renew}` }];
  },
});
