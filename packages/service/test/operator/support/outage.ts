import { readdir } from "node:fs/promises";
import { s3Keys, startS3 } from "@document-export/local-servers";
import { expect, onTestFinished } from "vitest";
import { addOperatorToken, bearer, startOperated } from "../../operator-api/support/operator.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { until } from "../../support/until.js";

const EXPIRED = { ...s3Keys, secretAccessKey: "expired" };

/** Titles of documents that are exported while the destination is down. */
export const TITLES = ["Quarterly report", "Plan of the year", "Minutes of May"];

/** Starts a service whose exports to a bucket have failed, since its key has expired; a receiver was down too. */
export async function startOutage() {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const { bucket, folder } = await s3.addBucket();
  const data = await temporaryFolder();
  const demo = await startOperated({ data, destinations: { allowLoopback: true } });
  const token = await addOperatorToken(demo, "admin", "On-call");
  const { endpoint } = s3;
  const connection = { name: "Site bucket", kind: "s3", settings: { endpoint, bucket } };
  const created = await fetch(`${demo.port}/operator/v1/connections`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify({ ...connection, workspace: demo.workspace, secrets: EXPIRED }),
  });
  const { id: destination } = (await created.json()) as { readonly id: number };
  // Fails twice, so that the third attempt is minutes away.
  const receiver = await startReceiver([503, 503]);
  const webhook = { connections: [destination], events: ["job.failed"] };
  const jobs: string[] = [];
  for (const title of TITLES) {
    if (title === TITLES.at(-1))
      await demo.caller.post("/v2/webhooks", { ...webhook, endpoint: receiver.url });
    const { id, status } = await demo.caller.export(hostedDocument(title), { destination });
    expect(status).toBe("failed");
    jobs.push(id);
  }
  await until(() => receiver.calls.length === 2);
  return {
    data,
    demo,
    token,
    destination,
    jobs,
    receiver,
    results: async () => (await readdir(folder)).filter((name) => name.endsWith(".md")),
  };
}
