import { spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import { until } from "../support/until.js";
import { hostileDocument } from "@document-export/hostile-documents";
import { expect, onTestFinished, test } from "vitest";
import { createConverter, type Converter } from "../../src/conversion/converter.js";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedConverter } from "../support/shared/shared-converter.js";

const MiB = 1024 * 1024;
const markdown = {
  format: "markdown",
  fields: {},
  images: "link",
} as const;

const LIMITS = { memory: 512 * MiB, timeout: 60_000 };

/** Starts a converter with its own processes. */
function startConverter(limits: { readonly timeout?: number } = {}) {
  const converter = createConverter({ ...LIMITS, ...limits });
  onTestFinished(converter.close);
  return callsOf(converter);
}

/** Uses the converter that the services of this worker process share. */
function useConverter() {
  return callsOf(sharedConverter(LIMITS));
}

function callsOf(converter: Converter) {
  const convert = (json: string | Uint8Array, memory: number | undefined) => {
    const upload = { gzip: gzipSync(json), size: Buffer.byteLength(json) };
    return converter.convert({ workspace: 1, upload, memory }, markdown);
  };
  const inspect = (json: string | Uint8Array, workspace = 1) => {
    const bytes = Buffer.from(json);
    return converter.inspect(workspace, { chunks: [bytes], size: bytes.length });
  };
  return { converter, convert, inspect };
}

/** Each 3-byte JSON value takes 16 bytes or more once parsed, so every converter needs much memory for it. */
const MANY_VALUES = `{"title":"t","documentId":"d","revisionId":"r","body":{"content":[{}${",[]".repeat(3_000_000)}]}}`;

test("ends the process of a document over the memory limit, then continues", async () => {
  const { convert } = startConverter();
  await expect(convert(MANY_VALUES, 160 * MiB)).rejects.toMatchObject({
    name: "ConversionFailedError",
    failure: "memory",
    message: "needed more than 160 MiB of memory",
  });
  const { bytes } = await convert(hostedDocument("Next", ["Fine."]), undefined);
  expect(Buffer.from(bytes).toString()).toContain("Fine.");
});

test("ends a conversion over the processor time limit, not those beside it", async () => {
  const { convert, inspect } = startConverter({ timeout: 100 });
  // Takes seconds: on a busy machine the guard may start to count late.
  const slow = convert(hostileDocument("many-runs", 16 * MiB), 1024 * MiB);
  const [failed, fine] = await Promise.allSettled([slow, inspect(hostedDocument("Tiny"))]);
  expect(failed).toMatchObject({
    reason: { failure: "time", message: "took more than 0.1 seconds of processor time" },
  });
  expect(fine).toMatchObject({ value: { properties: { title: "Tiny" } } });
});

test("finds the text near a warning before paragraphs of wrong types", async () => {
  const { convert } = useConverter();
  const wrong = [
    "x",
    [null, 5, { textRun: "x" }, { textRun: { content: { toString: 1 } } }],
    [{ inlineObjectElement: { inlineObjectId: "none" } }],
  ].map((elements) => ({ paragraph: { elements } }));
  const text = { paragraph: { elements: [{ textRun: { content: "Before.\n" } }] } };
  const body = { content: [text, ...wrong] };
  const { warnings } = await convert(
    JSON.stringify({ title: "t", documentId: "d", revisionId: "r", body }),
    undefined,
  );
  expect(warnings.length).toBeGreaterThan(3);
  expect(new Set(warnings.map(({ excerpt }) => excerpt))).toContain("Before.");
});

test("returns a result larger than one message completely", async () => {
  const { convert } = useConverter();
  const text = "word ".repeat(600_000);
  const { bytes } = await convert(hostedDocument("Long", [text]), 256 * MiB);
  expect(Buffer.from(bytes).toString()).toContain(text.trim());
});

test("writes formatting as style attributes if the destination drops stylesheets", async () => {
  const { converter } = useConverter();
  const elements = [{ textRun: { content: "Middle\n" } }];
  const paragraph = { elements, paragraphStyle: { alignment: "CENTER" } };
  const json = JSON.stringify({ body: { content: [{ paragraph }] } });
  const upload = { gzip: gzipSync(json), size: Buffer.byteLength(json) };
  const document = { workspace: 1, upload, memory: undefined };
  const html = { format: "html", fields: {} } as const;
  const inline = { ...html, css: "inline" } as const;
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  const styled = '<p style="text-align: center">Middle</p>';
  const first = await converter.convertUnlessImages(document, inline);
  expect("document" in first && text(first.document.bytes)).toContain(styled);
  const second = await converter.convert(document, { ...inline, images: "link" });
  expect(text(second.bytes)).toContain(styled);
  const page = await converter.convert(document, { ...html, images: "link" });
  expect(text(page.bytes)).not.toContain("style=");
});

test("returns each of many tiny documents its own result", async () => {
  const { inspect } = useConverter();
  const titles = Array.from({ length: 100 }, (_, index) => `Document ${index}`);
  const found = await Promise.all(
    titles.map((title, index) => inspect(hostedDocument(title), index % 3)),
  );
  expect(found.map(({ properties }) => properties.title)).toEqual(titles);
});

test("a tiny document with a large result does not block the others", async () => {
  const { convert, inspect } = useConverter();
  await inspect(hostedDocument("First"));
  const contentUri = `https://example.net/${"x".repeat(40_000)}`;
  const image = { inlineObjectElement: { inlineObjectId: "image" } };
  const paragraph = { elements: Array.from({ length: 60 }, () => image) };
  const imageProperties = { contentUri };
  const inlineObjects = {
    image: { inlineObjectProperties: { embeddedObject: { imageProperties } } },
  };
  const large = JSON.stringify({ body: { content: [{ paragraph }] }, inlineObjects });
  const titles = Array.from({ length: 20 }, (_, index) => `Document ${index}`);
  const [found, ...others] = await Promise.all([
    convert(large, undefined),
    ...titles.map((title) => inspect(hostedDocument(title))),
    convert(large, undefined),
  ]);
  const last = others.pop();
  expect(others).toMatchObject(titles.map((title) => ({ properties: { title } })));
  for (const result of [found, last])
    expect(result && "bytes" in result && result.bytes.length).toBeGreaterThan(2 * MiB);
});

test("killing a process during other documents' conversion fails none of them", async () => {
  const started = startedProcesses();
  const { convert, inspect } = startConverter();
  await inspect(hostedDocument("First"));
  const [pid] = started();
  expect(pid).toBeDefined();
  const all = Array.from({ length: 40 }, (_, index) =>
    convert(hostedDocument(`${index}`), undefined),
  );
  setImmediate(() => process.kill(pid ?? 0, "SIGKILL"));
  await expect(Promise.all(all)).resolves.toHaveLength(40);
});

test("reports that a process did not start without free file descriptors", async () => {
  const built = new URL("../../dist/conversion/", import.meta.url).href;
  const script = `
    const { openSync } = await import("node:fs");
    const { createConverter } = await import("${built}converter.js");
    const converter = createConverter({ memory: 512 * 1024 ** 2, timeout: 60_000 });
    try { for (;;) openSync("/dev/null"); } catch {}
    const file = { chunks: [Buffer.from("{}")], size: 2 };
    converter.inspect(1, file).catch((error) => console.log(error.message, error.cause?.code));`;
  const shell = `ulimit -n 200; exec "${process.execPath}" --input-type=module -`;
  const child = spawnSync("sh", ["-c", shell], { input: script, encoding: "utf8" });
  expect(child.stdout).toBe("A conversion process did not start. EMFILE\n");
});

test("closing the converter ends all its processes", async () => {
  const started = startedProcesses();
  const { converter, convert } = startConverter();
  const work = convert(hostileDocument("many-runs", 4 * MiB), 256 * MiB);
  await until(() => started().length > 0);
  converter.close();
  await expect(work).rejects.toThrow("The service is stopping.");
  await until(() => started().length === 0);
});

/** Returns the conversion processes started since: those of earlier converters may still run. */
function startedProcesses(): () => readonly number[] {
  const before = new Set(childrenOf(process.pid));
  return () => childrenOf(process.pid).filter((pid) => !before.has(pid));
}

/** Returns the conversion processes of `parent`, without zombies. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, state, ppid] =
          /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return Number(ppid) === parent && state !== "Z" && command.includes("convert-child");
      } catch {
        return false;
      }
    });
}

test("converts the next document in a process started in advance", async () => {
  const started = startedProcesses();
  const { converter, inspect } = startConverter();
  converter.warmUp();
  const warm = started();
  expect(warm).toHaveLength(2);
  converter.warmUp();
  await inspect(hostedDocument("Report", ["Text."]));
  expect(started()).toEqual(warm);
});
