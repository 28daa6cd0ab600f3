import { createPublicKey } from "node:crypto";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { runInProcess } from "../support/run-in-process.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { verifySignature } from "../support/verify-signature.js";

test("rotates a key without sending messages that receivers refuse", async () => {
  const data = await temporaryFolder();
  const { service, caller, destination } = await startDemo({ data });
  const operate = (...args: string[]) => runInProcess(["webhooks", ...args, "--data", data]);
  const [before] = JSON.parse((await operate("keys", "--json")).output);
  expect(await operate("remove-key", before.kid)).toMatchObject({ code: 1 });
  expect((await operate("add-key")).code).toBe(0);
  const keys = JSON.parse((await operate("keys", "--json")).output);
  for (const key of keys) createPublicKey({ key, format: "jwk" });

  const receiver = await startReceiver();
  await caller.export(hostedDocument("Report"), { destination, webhooks: [receiver.url] });
  await until(() => receiver.calls.length > 0);
  const [call] = receiver.calls;
  if (!call) throw new Error("The call is there.");
  expect(String(call.headers["webhook-signature"]).split(" ")).toHaveLength(2);
  expect(await verifySignature(service.url, call)).toBe(true);
  expect((await operate("remove-key", before.kid)).code).toBe(0);
  expect((await operate("remove-key", "key_none")).output).toContain("no signing key `key_none`");
  expect(JSON.parse((await operate("keys", "--json")).output)).toEqual([
    expect.not.objectContaining({ kid: before.kid }),
  ]);
});
