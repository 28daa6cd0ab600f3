// A report in which every text comes from a hostile target.
import type { Report } from "../../src/report/report.js";
import { sampleFinding, sampleReport, sampleRule } from "./sample-report.js";

/** Text that closes elements, attributes, comments, code blocks and lines, and has characters not allowed in XML. */
export const HOSTILE = `</pre></summary>"'><script>globalThis.attacked = 1</script><img src=x onerror="attacked=1"> --> ]]> \`\`\`\` | [a](javascript:alert(1)) @all \u0000\u001B[2J\uD800\u2028 &amp;`;

/** A report with a failed rule, a strict one, a waived one, and one not exercised, with hostile texts everywhere. */
export function hostileReport(findings = 3): Report {
  const found = Array.from({ length: findings }, (_, index) =>
    sampleFinding({
      id: `a-rule-0000${1000 + index}`,
      message: `${HOSTILE}: expected 1, got 2.`,
      curl: `curl ${HOSTILE}`,
      excerpt: HOSTILE.repeat(4).slice(0, 400),
      request: {
        method: "POST",
        path: `/v2/webhooks?${HOSTILE}`,
        headers: { "x-hostile": [HOSTILE, "second"], authorization: "Bearer $TOKEN" },
        body: { kind: "content", content: { text: HOSTILE.repeat(20) } },
      },
    }),
  );
  const waived = sampleFinding({ rule: "c", basis: { decision: "page-size" }, waivable: true });
  const warning = sampleFinding({ rule: "b", level: "strict" });
  const reason = HOSTILE;
  return sampleReport({
    target: "http://127.0.0.1:8080",
    title: HOSTILE,
    stopped: HOSTILE,
    rules: [
      sampleRule({ findings: found }),
      sampleRule({ id: "b", level: "strict", findings: [warning] }),
      sampleRule({ id: "c", verdict: "passed", waived: [waived] }),
      sampleRule({ id: "d", verdict: "not exercised", reason }),
    ],
    waivers: [
      { decision: "page-size", reason, until: "never", state: "used", findings: [waived.id] },
      { rule: "e", finding: HOSTILE, reason, until: "2020-01-01", state: "expired", findings: [] },
    ],
    created: [{ operation: "createWebhook", id: HOSTILE }],
    baseline: {
      added: found.map(({ id }) => id),
      known: [],
      gone: [{ id: HOSTILE, rule: "a-rule", message: HOSTILE }],
      unchecked: [],
    },
    coverage: {
      ...sampleReport().coverage,
      operations: [{ name: HOSTILE, at: "/paths/~1", count: 1 }],
      mediaTypes: [{ name: HOSTILE, count: 1 }],
      parameters: [{ name: "list query pageNo", at: "/paths", valid: 1, invalid: 0 }],
    },
  });
}
