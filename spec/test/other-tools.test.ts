// Requirements of third-party generators, mocks and testers, each learned from one that rejected or misread the bundle.
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

test("uses a separate tag for receivers", () => {
  const tagsOf = (items: object) =>
    Object.values(items).flatMap((item) =>
      Object.values(item as Record<string, { tags: string[] }>).flatMap(({ tags }) => tags),
    );
  expect(new Set([...tagsOf(bundle.webhooks), ...callback.tags])).toEqual(
    new Set(["Event receivers"]),
  );
  expect(tagsOf(paths)).not.toContain("Event receivers");
});

test("distinguishes the events of a job by their `type`", () => {
  const { oneOf, discriminator } = callback.requestBody.content["application/json"].schema;
  const constants = oneOf.map(({ $ref }: { $ref: string }) => [
    components.schemas[$ref.split("/").at(-1) ?? ""].properties[discriminator.propertyName].const,
    $ref,
  ]);
  expect(discriminator.mapping).toEqual(Object.fromEntries(constants));
});

test("gives the file of an upload a document as its example", () => {
  const [example] = components.schemas.HostedDocumentUpload.properties.file.examples;
  expect(JSON.parse(example)).toMatchObject({ title: expect.any(String), body: { content: [] } });
});

test("allows every nullable query parameter to be empty", () => {
  const nullable = Object.values<Query>(components.parameters).filter(
    ({ in: place, schema }) => place === "query" && schema.type.includes("null"),
  );
  expect(nullable).not.toEqual([]);
  for (const { allowEmptyValue } of nullable) expect(allowEmptyValue).toBe(true);
});
