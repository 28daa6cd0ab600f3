import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { addOperatorToken, bearer, rawRequest, startOperated } from "./support/operator.js";

test("shows a finished export from its destination without running scripts", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const paragraphs = ["<script>alert(1)</script>"];
  const document = JSON.parse(hostedDocument("Report", paragraphs));
  document.body.content.push({ paragraph: { elements: [{ equation: {} }] } });
  const options = { destination: demo.destination, conversion: { destination: "text" } };
  const job = await demo.caller.export(JSON.stringify(document), options);
  const path = `${demo.port}/operator/v1/jobs/${job.id}`;
  const { can, warnings } = JSON.parse((await rawRequest(path, { headers })).text);
  expect(can.preview).toBe(true);
  // An equation has no text, so `near` is the text before it.
  expect(warnings).toMatchObject([{ code: "equation-left-out", near: paragraphs[0] }]);
  const preview = await rawRequest(`${path}/preview`, { headers });
  expect(preview.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringMatching(
      /^sandbox allow-same-origin; default-src 'none'/,
    ),
    "x-frame-options": "SAMEORIGIN",
  });
  expect(preview.text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");

  const [{ title: name = "" } = {}] = job.outputDocuments;
  const file = join(demo.folder, name);
  expect(await readFile(file, "utf8")).toContain("<script>");
  await rm(file);
  const gone = await rawRequest(`${path}/preview`, { headers });
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining("no longer")]);
  // A symbolic link in place of the file could point anywhere.
  await writeFile(join(demo.folder, "secret"), "secret");
  await symlink(join(demo.folder, "secret"), file);
  const link = await rawRequest(`${path}/preview`, { headers });
  expect([link.status, link.text]).toEqual([503, expect.not.stringContaining("secret")]);
});

test("explains why an upload has no preview, without an internal error", async () => {
  const demo = await startOperated({ workers: { exports: 0 } });
  const headers = bearer(await addOperatorToken(demo, "read"));
  const { db } = demo.service.storage;
  const { destination } = demo;
  const { id } = await demo.caller.export(hostedDocument("Report"), { destination }, {});
  const path = `${demo.port}/operator/v1/jobs/${id}/preview`;
  const gzip = gzipSync("no JSON");
  await db.updateTable("uploads").set({ gzip, size: 7 }).execute();
  const refused = await rawRequest(path, { headers });
  expect([refused.status, refused.text]).toEqual([404, expect.stringContaining("is not JSON")]);
  const object = { object_key: "gone.json.gz", object_bytes: 1, object_sha256: Buffer.alloc(32) };
  await db
    .updateTable("uploads")
    .set({ gzip: null, ...object })
    .execute();
  const away = await rawRequest(path, { headers });
  expect([away.status, away.text]).toEqual([503, expect.stringContaining("gone.json.gz")]);
});

test("refuses to show a small document that makes a huge page", async () => {
  const demo = await startOperated({ workers: { exports: 0 } });
  const headers = bearer(await addOperatorToken(demo, "read"));
  const contentUri = `https://example.net/?${"&".repeat(40_000)}`;
  const image = { inlineObjectElement: { inlineObjectId: "image" } };
  const paragraph = { elements: Array.from({ length: 50 }, () => image) };
  const inlineObjects = {
    image: { inlineObjectProperties: { embeddedObject: { imageProperties: { contentUri } } } },
  };
  const document = { ...JSON.parse(hostedDocument("Report")), inlineObjects };
  document.body.content.push({ paragraph });
  const options = { destination: demo.destination };
  const { id } = await demo.caller.export(JSON.stringify(document), options, {});
  const path = `${demo.port}/operator/v1/jobs/${id}/preview`;
  const { status, text } = await rawRequest(path, { headers });
  expect([status, text]).toEqual([404, expect.stringContaining("longer than 8 MiB")]);
});
