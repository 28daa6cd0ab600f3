import { expect, test } from "vitest";
import { bucketUrl } from "../../../src/destinations/s3/bucket-url.js";
import { s3Kind } from "../../../src/destinations/s3/s3-destination.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { type S3Habits, startS3WithHabits } from "../../support/servers/s3-habits.js";
import { publication } from "../../support/publication.js";

const secrets = { accessKeyId: "a", secretAccessKey: "b" };
const open = (endpoint: string, more: Record<string, string> = {}) =>
  s3Kind.open({ endpoint, bucket: "b", ...more }, secrets, localOutbound);

test.each([
  { status: 501, code: "NotImplemented" },
  { status: 400, code: "InvalidArgument" },
])("check and export name a server that responds $status to conditions", async (conditions) => {
  const { endpoint, objects } = await startS3WithHabits({ conditions });
  const { check, publish } = open(endpoint);
  for (const attempt of [check, () => publish(publication)])
    await expect(attempt()).rejects.toMatchObject({
      name: "DeliveryRefusedError",
      message: expect.stringMatching(new RegExp(`${conditions.code}.*set \`keys\` to \`job\``)),
    });
  expect(await open(endpoint, { keys: "job" }).check()).toEqual([]);
  await open(endpoint, { keys: "job" }).publish(publication);
  await open(endpoint, { onExisting: "replace" }).check();
  expect([...objects.values()]).toEqual(["mine"]);
});

test("check names a server that ignores conditions if the connection needs them", async () => {
  const { endpoint, objects } = await startS3WithHabits({ conditions: "ignored" });
  expect(await open(endpoint).check()).toEqual([expect.stringContaining("Set `keys` to `job`")]);
  expect(await open(endpoint, { keys: "job" }).check()).toEqual([]);
  expect(await open(endpoint, { onExisting: "replace" }).check()).toEqual([]);
  expect([...objects]).toEqual([]);
});

test("check names metadata that the server drops", async () => {
  const { endpoint } = await startS3WithHabits({ dropsMetadata: true });
  expect(await open(endpoint).check()).toEqual([expect.stringContaining("drops the metadata")]);
});

test("treats a key with the job id as owned by the job", () => {
  expect(s3Kind.hasOwnNames?.({ endpoint: "https://s.example", bucket: "b", keys: "job" })).toBe(
    true,
  );
  expect(s3Kind.hasOwnNames?.({ endpoint: "https://s.example", bucket: "b" })).toBe(false);
});

test.each([
  ["path", "https://s3.example/base/b"],
  ["host", "https://b.s3.example/base"],
] as const)("addresses the bucket by %s", (addressing, url) => {
  expect(bucketUrl({ endpoint: "https://s3.example/base", bucket: "b", addressing })).toBe(url);
});

test.each([
  [400, "EntityTooLarge", "DeliveryRefusedError", "does not accept a result of this size"],
  [413, "Whatever", "DeliveryRefusedError", "does not accept a result of this size"],
  [400, "XMinioAdminBucketQuotaExceeded", "NoRoomError", "has no room"],
  [403, "QuotaExceeded", "NoRoomError", "has no room"],
  [403, "StorageCapExceeded", "NoRoomError", "has no room"],
  [507, "XMinioStorageFull", "NoRoomError", "has no room"],
])(
  "an upload that is refused with %i (%s) fails for its size",
  async (status, code, name, said) => {
    const { endpoint } = await startS3WithHabits({ conditions: { status, code } });
    await expect(open(endpoint).publish(publication)).rejects.toMatchObject({
      name,
      message: expect.stringContaining(said),
    });
  },
);

const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
test.each([
  [{ status: 301, headers: { "x-amz-bucket-region": "eu-west-1" } }, "in the region `eu-west-1`"],
  [{ status: 400, body: "<Code>A</Code><Region>eu-west-1</Region>" }, "in the region `eu-west-1`"],
  [{ status: 307, headers: { location: "https://other.example/b/a" } }, "`https://other.example`"],
  [{ status: 403, headers: { date: inAnHour } }, "60 minutes ahead of"],
  [{ status: 403, headers: { date: "today" } }, "Check the credentials"],
])("check names a bucket elsewhere or a wrong clock: %j", async (always, reason) => {
  const { endpoint } = await startS3WithHabits({ always });
  await expect(open(endpoint).check()).rejects.toThrow(reason);
});

test.each<[string, S3Habits]>([
  ["needs a checksum", { needsChecksum: true }],
  ["refuses HEAD", { refusesHead: true }],
])("publishes to a server that %s", async (_, habits) => {
  const { endpoint, objects } = await startS3WithHabits(habits);
  expect(await open(endpoint).check()).toEqual([]);
  await open(endpoint).publish(publication);
  await open(endpoint).publish({ ...publication, attempt: 2, resumed: true });
  expect([...objects.values()]).toEqual(["mine"]);
});

test("check and export name the right to list that a free key needs", async () => {
  const { endpoint, objects } = await startS3WithHabits({ hidesFreeKeys: true });
  const { check, publish } = open(endpoint);
  for (const attempt of [check, () => publish(publication)])
    await expect(attempt()).rejects.toThrow("`s3:ListBucket`");
  expect([...objects]).toEqual([]);
});

test("check leaves no probe where it may not delete", async () => {
  const { endpoint, objects } = await startS3WithHabits({ keepsAll: true });
  expect(await open(endpoint).check()).toEqual([expect.stringContaining("`s3:DeleteObject`")]);
  expect([...objects]).toEqual([]);
});

test.each([
  [301, "<Code>A</Code><Endpoint>b.s3.example</Endpoint>", "the bucket is at `b.s3.example`"],
  [403, "<Code>SecondLevelDomainForbidden</Code>", "set `addressing` to `host`"],
  [403, "<Code>SignatureDoesNotMatch</Code>", "or a proxy in front of the server changes requests"],
  [403, "<Code>InvalidAccessKeyId</Code>", "no such access key"],
  [404, "<Code>NoSuchBucket</Code>", "Create the bucket"],
  [200, "<!doctype html>", "not the address of an S3 API"],
])("check says what to do about %i with %s", async (status, body, advice) => {
  const { endpoint } = await startS3WithHabits({ always: { status, body } });
  await expect(open(endpoint).check()).rejects.toThrow(advice);
});
