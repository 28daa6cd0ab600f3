import { expect, test } from "vitest";
import { lifecycleDiagram, lifecycleTable } from "../../src/jobs/describe-lifecycle.js";
import {
  MAX_CONVERSION_FAILURES,
  MAX_EXPORT_ATTEMPTS,
  MAX_INTERRUPTED_ATTEMPTS,
} from "../../src/jobs/job-lifecycle.js";

test("docs/job-lifecycle.md is generated from the transitions that the code makes", async () => {
  const page = `# The life of a job

\`\`\`mermaid
${lifecycleDiagram()}
\`\`\`

${lifecycleTable()}

A transition happens in one transaction together with its events and its task in the queue. It names the attempt that it belongs to: a worker that lost its job changes nothing.

\`requeue\` begins the next attempt, and adds the warning \`attempt-recovered\`. A job fails after ${MAX_EXPORT_ATTEMPTS} attempts that failed for a reason that may pass, ${MAX_CONVERSION_FAILURES} failed conversions, or ${MAX_INTERRUPTED_ATTEMPTS} attempts whose worker stopped responding.

\`vitest run test/jobs/lifecycle-page.test.ts -u\` writes this page from \`src/jobs/job-lifecycle.ts\`.
`;
  await expect(page).toMatchFileSnapshot("../../docs/job-lifecycle.md");
});
