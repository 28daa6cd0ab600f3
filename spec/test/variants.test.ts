import { readFile } from "node:fs/promises";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import plugin from "../rules/plugin.ts";
import { variantsOf } from "../src/variants/variants.ts";

const text = (name: string) => readFile(new URL(`../dist/${name}`, import.meta.url), "utf8");
const read = async (name: string) => JSON.parse(await text(name));
const bundle = await read("openapi.json");
const operations = Object.values<Record<string, { tags: string[]; summary: string }>>(
  bundle.paths,
).flatMap(Object.values);
/** Both collections have a folder for each tag. */
const TITLES = bundle.tags.flatMap(({ name }: { name: string }) =>
  operations.filter(({ tags }) => tags.includes(name)).map(({ summary }) => summary),
);
const isUpload = ({ name }: { name: string }) => name === "Export a hosted document";

test("builds every form identically each time", async () => {
  const variants = await variantsOf(bundle);
  for (const [name, variant] of Object.entries(variants))
    expect(JSON.stringify(variant) === JSON.stringify(await read(name)), name).toBe(true);
});

test.each(["openapi.plain.json", "openapi-3.0.json", "postman.json", "bruno.json"])(
  "%s does not mention a decision",
  async (name) => expect(await text(name)).not.toContain("x-decision"),
);

test("the plain bundle contains everything except decisions", async () => {
  const plain = await read("openapi.plain.json");
  expect(Object.keys(plain)).toEqual(Object.keys(bundle));
  expect(plain.components.schemas.Job.required).toEqual(bundle.components.schemas.Job.required);
  expect(plain["x-other-methods"]).toEqual(bundle["x-other-methods"]);
});

test("OpenAPI 3.0 passes the strict lint and keeps operations, callback and receivers", async () => {
  const config = await createConfig(
    { extends: ["recommended-strict"] },
    { plugins: [plugin()] as never },
  );
  const source = await text("openapi-3.0.json");
  const problems = await lintFromString({ source, absoluteRef: "/openapi-3.0.json", config });
  expect(problems.map(({ message }) => message)).toEqual([]);
  const { openapi, paths, components, ...rest } = JSON.parse(source);
  expect(openapi).toMatch(/^3\.0\./);
  expect(Object.keys(paths)).toEqual(Object.keys(bundle.paths));
  expect(Object.keys(rest["x-webhooks"])).toEqual(Object.keys(bundle.webhooks));
  expect(paths["/v2/export/hosted-docs"].post.callbacks).toHaveProperty("jobEvents");
  expect(components.parameters.PageNo.schema).toMatchObject({ type: "integer", nullable: true });
});

interface PostmanItem {
  readonly name: string;
  readonly item?: PostmanItem[];
  readonly request?: {
    readonly url: { raw: string };
    readonly auth: unknown;
    readonly body: { formdata: { value?: string }[] };
  };
}

test("the Postman collection has five requests, a token and two parts", async () => {
  const { item, auth, variable } = await read("postman.json");
  const requests: PostmanItem[] = item.flatMap((folder: PostmanItem) => folder.item ?? []);
  expect(requests.map(({ name }) => name)).toEqual(TITLES);
  for (const { request } of requests) {
    expect(request?.auth).toBeNull();
    expect(request?.url.raw).toMatch(/^\{\{baseUrl\}\}\/v2\//);
  }
  expect(auth).toMatchObject({
    type: "bearer",
    bearer: [{ key: "token", value: "{{bearerToken}}" }],
  });
  expect(variable.map(({ key }: { key: string }) => key)).toEqual(["baseUrl", "bearerToken"]);
  const [file, options] = requests.find(isUpload)?.request?.body.formdata ?? [];
  expect(file).toMatchObject({ key: "file", type: "file" });
  expect(options).toMatchObject({ key: "options", type: "text", contentType: "application/json" });
  expect(JSON.parse(options?.value ?? "")).toEqual(
    bundle.components.examples.HostedDocumentUpload.value.options,
  );
});

interface BrunoItem {
  readonly name: string;
  readonly items?: BrunoItem[];
  readonly request?: {
    readonly url: string;
    readonly auth: { mode: string };
    readonly body: { mode: string; multipartForm: { value: string }[] };
  };
}

test("the Bruno collection has the same requests, token and parts", async () => {
  const { items, root } = await read("bruno.json");
  const requests: BrunoItem[] = items.flatMap((folder: BrunoItem) => folder.items ?? []);
  expect(requests.map(({ name }) => name)).toEqual(TITLES);
  for (const { request } of requests) {
    expect(request?.auth.mode).toBe("inherit");
    expect(request?.url).toMatch(/^\{\{baseUrl\}\}\/v2\//);
  }
  expect(root.request.auth).toMatchObject({ mode: "bearer", bearer: { token: "{{bearerToken}}" } });
  const { mode, multipartForm } = requests.find(isUpload)?.request?.body ?? {};
  expect(mode).toBe("multipartForm");
  const [file, options] = multipartForm ?? [];
  expect(file).toMatchObject({ name: "file", type: "file" });
  expect(options).toMatchObject({ name: "options", type: "text", contentType: "application/json" });
  expect(JSON.parse(options?.value ?? "")).toMatchObject({ destination: 12 });
});
