import { readFile } from "node:fs/promises";
import { createClient } from "@document-export/client";
import { waitForJob } from "@document-export/client/wait";

const { DOCEXPORT_BASE_URL: baseUrl = "", DOCEXPORT_TOKEN: token = "" } = process.env;
const client = createClient({ baseUrl, token });
const job = await waitForJob(client, {
  file: await readFile("report.json"), // what documents.get of the Google Docs API returned
  options: { destination: 2, conversion: { destination: "markdown" } },
});
console.log(job.status, job.outputDocuments[0]?.title);
