import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { addOperatorToken, bearer, readEvents, startOperated } from "./support/operator.js";

test("a job is streamed as it moves through its states", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const events = await readEvents(demo.port, { headers });
  expect(events.status).toBe(200);
  const job = await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  await events.until(({ type, id }) => type === "job" && id === job.id);
});
