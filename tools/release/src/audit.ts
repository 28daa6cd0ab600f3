// Asks the registry for known vulnerabilities in the dependencies of our packages: `node src/audit.ts`. A registry that
// does not support audits is not a failure; known vulnerabilities are.
import { spawnSync } from "node:child_process";
import { ROOT } from "./root.ts";

const { status, stdout, stderr } = spawnSync(
  "npx",
  ["--yes", "pnpm@12", "audit", "--prod", "--audit-level", "moderate"],
  { cwd: ROOT, encoding: "utf8" },
);
const printed = `${stdout}${stderr}`;
if (
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(
    printed,
  )
)
  console.log("Skipped: the registry does not respond to audits.");
else {
  console.log(printed.trim());
  process.exitCode = status ?? 1;
}
