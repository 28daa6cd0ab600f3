// What generators, mocks and testers by others need from the bundle, each learnt from one that refused or misread it.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const bundle = JSON.parse(await readFile(new URL("../dist/openapi.json", import.meta.url), "utf8"));
const { paths, components } = bundle;
const upload = paths["/v2/export/hosted-docs"].post;
const callback = upload.callbacks.jobEvents["{$request.body#/options/webhooks}"].post;

interface Query {
  readonly in: string;
  readonly schema: { readonly type: string | string[] };
  readonly allowEmptyValue?: boolean;
}

test("writes the callback into its operation, not behind a reference", () => {
  expect(callback.operationId).toBe("receiveJobEvent");
  expect(components).not.toHaveProperty("callbacks");
});

test("the tag of the receivers has none of the operations", () => {
  const tagsOf = (items: object) =>
    Object.values(items).flatMap((item) =>
      Object.values(item as Record<string, { tags: string[] }>).flatMap(({ tags }) => tags),
    );
  expect(new Set([...tagsOf(bundle.webhooks), ...callback.tags])).toEqual(
    new Set(["Event receivers"]),
  );
  expect(tagsOf(paths)).not.toContain("Event receivers");
});

test("the events of a job are told apart by their `type`", () => {
  const { oneOf, discriminator } = callback.requestBody.content["application/json"].schema;
  const constants = oneOf.map(({ $ref }: { $ref: string }) => [
    components.schemas[$ref.split("/").at(-1) ?? ""].properties[discriminator.propertyName].const,
    $ref,
  ]);
  expect(discriminator.mapping).toEqual(Object.fromEntries(constants));
});

test("the file of an upload has a document as its example", () => {
  const [example] = components.schemas.HostedDocumentUpload.properties.file.examples;
  expect(JSON.parse(example)).toMatchObject({ title: expect.any(String), body: { content: [] } });
});

test("every query parameter that may be null may be sent empty", () => {
  const nullable = Object.values<Query>(components.parameters).filter(
    ({ in: place, schema }) => place === "query" && schema.type.includes("null"),
  );
  expect(nullable).not.toEqual([]);
  for (const { allowEmptyValue } of nullable) expect(allowEmptyValue).toBe(true);
});
