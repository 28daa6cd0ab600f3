import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../../src/command/run-command.js";
import { REPORT_FORMATS } from "../../src/report/formats.js";
import { fetchCode } from "../../src/probe/reproduce/fetch-code.js";

const run = promisify(execFile);
const hasCurl = await run("curl", ["--version"]).then(
  () => true,
  () => false,
);

/** Each value has characters that a shell, JSON, a URL or HTML treats specially. */
const VARIABLES = {
  API_KEY: `k3y/"q+u'o$HOME\`id\`<e`,
  QUERY_KEY: "que ry&k=e/y%2F+ü",
  FIELD: 'fie\\ld"value/ü',
  SESSION: "0123456789abcdef-session",
  MODE: "on",
} as const;
const LITERAL = "literal-secret-0987654321";
const LONG = [VARIABLES.API_KEY, VARIABLES.QUERY_KEY, VARIABLES.FIELD, VARIABLES.SESSION, LITERAL];

const parameter = (place: string, name: string): object => {
  return { name, in: place, required: true, schema: { type: "string" } };
};
const THING = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer" }, secret: { type: "string" }, mode: { type: "string" } },
};
const DESCRIPTION = {
  openapi: "3.0.3",
  info: { title: "Things", version: "1" },
  paths: {
    "/things": {
      post: {
        operationId: "createThing",
        parameters: [
          parameter("header", "X-Api-Key"),
          parameter("header", "X-Mode"),
          parameter("header", "X-Auth-Token"),
          parameter("query", "search"),
          parameter("query", "mode"),
          parameter("cookie", "session"),
        ],
        requestBody: { required: true, content: { "application/json": { schema: THING } } },
        responses: {
          200: { description: "A thing", content: { "application/json": { schema: THING } } },
        },
      },
    },
  },
};
const PROFILE = `
requests:
  createThing:
    parameters:
      X-Api-Key: \${API_KEY}
      X-Mode: \${MODE}
      X-Auth-Token: ${LITERAL}
      search: \${QUERY_KEY}
      mode: \${MODE}
      session: \${SESSION}
    body: { id: 1, secret: "\${FIELD}", mode: "\${MODE}" }
`;

test("redacts profile variables from every report, however the target sends them", async () => {
  const { folder, baseUrl, shown, exitCode, execute } = await check();
  expect(exitCode, shown()).toBe(1);
  const [finding] = await findingsIn(folder);
  expect(await execute(["replay", join(folder, "report.json"), finding?.id ?? ""])).toBe(1);
  expect(await execute([baseUrl, "--dry-run", "--json"])).toBe(0);
  const files = (await readdir(folder)).filter((file) => file.startsWith("report."));
  expect(files).toHaveLength(REPORT_FORMATS.length);
  for (const file of files) {
    const content = await readFile(join(folder, file), "utf8");
    expect({ file, leaks: leaksOf(content) }).toEqual({ file, leaks: [] });
  }
  expect(leaksOf(shown())).toEqual([]);
});

test("masks a short value only where it is a whole value", async () => {
  const { folder, shown } = await check();
  const [finding] = await findingsIn(folder);
  expect(finding?.request.headers).toMatchObject({
    "x-mode": "$MODE",
    "x-api-key": "$API_KEY",
    "x-auth-token": "$X_AUTH_TOKEN",
    cookie: "session=$SESSION",
  });
  expect(finding?.request.path).toBe("/things?search=$QUERY_KEY_URI&mode=$MODE");
  expect(finding?.curl).toContain(String.raw`\"secret\":\"$FIELD_JSON\",\"mode\":\"$MODE\"`);
  expect(finding?.excerpt).toContain('"mode":"$MODE","word":"once upon"');
  expect(shown()).toContain("not exercised");
});

test.skipIf(!hasCurl)("the curl and fetch lines send what the run sent", async () => {
  const { folder, baseUrl, received } = await check();
  const [finding] = await findingsIn(folder);
  if (!finding) throw new Error("Nothing was found.");
  const sent = [...received];
  const variables = {
    ...VARIABLES,
    QUERY_KEY_URI: encodeURIComponent(VARIABLES.QUERY_KEY),
    FIELD_JSON: JSON.stringify(VARIABLES.FIELD).slice(1, -1),
    X_AUTH_TOKEN: LITERAL,
  };
  received.length = 0;
  await run("sh", ["-c", finding.curl], { env: { ...process.env, ...variables } });
  const code = fetchCode(baseUrl, finding.request);
  const asynchronous = new Function("process", "console", `return (async () => {${code}})()`);
  await asynchronous({ env: variables }, { log: () => undefined });
  expect(received[0]).toBe(received[1]);
  expect(sent).toContain(received[0]);
});

interface Checked {
  readonly folder: string;
  readonly baseUrl: string;
  readonly received: string[];
  readonly exitCode: number;
  shown(): string;
  execute(args: readonly string[]): Promise<number>;
}

async function check(): Promise<Checked> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-secrets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { baseUrl, received } = await startEcho();
  await writeFile(join(folder, "api.json"), JSON.stringify(DESCRIPTION));
  await writeFile(join(folder, "profile.yaml"), PROFILE);
  let written = "";
  const write = (chunk: string): unknown => (written += chunk);
  const environment = { variables: VARIABLES, stdout: { write }, stderr: { write } };
  // Only rules that send the values of the profile unchanged.
  const rules = ["--rules", "requests-accepted,credentials-required,responses-described"];
  const inputs = ["--spec", join(folder, "api.json"), "--profile", join(folder, "profile.yaml")];
  const execute = (args: readonly string[]): Promise<number> =>
    runCommand([...args, ...inputs], environment);
  const reports = REPORT_FORMATS.flatMap((format) => [
    "--report",
    `${format}:${join(folder, `report.${format}`)}`,
  ]);
  const exitCode = await execute([baseUrl, "--allow-partial", ...rules, ...reports]);
  return { folder, baseUrl, received, exitCode, shown: () => written, execute };
}

interface Shown {
  readonly id: string;
  readonly curl: string;
  readonly excerpt?: string;
  readonly request: Parameters<typeof fetchCode>[1];
}

/** The findings about the profile's own requests, not about variations of them. */
async function findingsIn(folder: string): Promise<readonly Shown[]> {
  const { rules } = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  const all: readonly Shown[] = rules.flatMap(({ findings }: { findings: Shown[] }) => findings);
  return all.filter(({ curl }) => curl.includes("$FIELD_JSON"));
}

/** A server whose response has no meaning but contains everything it received, plain and encoded. */
async function startEcho(): Promise<{ readonly baseUrl: string; readonly received: string[] }> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push(describe(request, body));
    const values = [...LONG, String(request.headers["x-api-key"]), body];
    const encoded = values.flatMap((value) => [
      value,
      encodeURIComponent(value).replaceAll(/%../g, (escape) => escape.toLowerCase()),
      encodeURIComponent(encodeURIComponent(value)),
      ...["", "u:", "us:"].map((user) => `Basic ${Buffer.from(user + value).toString("base64")}`),
      JSON.stringify(value),
      [...value]
        .map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join(""),
      value.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
    ]);
    response.setHeader("set-cookie", `session=${VARIABLES.SESSION}; Path=/`);
    response.setHeader("location", `/things?key=${encodeURIComponent(VARIABLES.API_KEY)}`);
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ mode: VARIABLES.MODE, word: "once upon", encoded }).replaceAll(
        "/",
        String.raw`\/`,
      ),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    received,
  };
}

function describe({ method, url, headers }: IncomingMessage, body: string): string {
  const { cookie, "x-api-key": key, "x-mode": mode, "x-auth-token": token } = headers;
  return JSON.stringify([method, url, cookie, key, mode, token]) + body;
}

/** Returns the secrets that a reader could find by unescaping and decoding what looks encoded. */
function leaksOf(content: string): readonly string[] {
  const decodePercent = (one: string): string =>
    Buffer.from(
      one.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16))),
      "latin1",
    ).toString();
  const unescape = (one: string): string =>
    one
      .replaceAll(/\\+u([\da-f]{4})/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
        String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
      )
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&")
      .replaceAll(/\\+(?=["'/\\$`])/g, "");
  const decoded = (content.match(/[\w+/-]{8,}/g) ?? []).flatMap((one) =>
    [0, 1, 2, 3].map((start) => Buffer.from(one.slice(start), "base64").toString()),
  );
  const views = [
    content,
    unescape(content),
    decodePercent(content),
    decodePercent(decodePercent(content)),
  ];
  const everything = [...views, decodePercent(unescape(content)), ...decoded].join("\n");
  const parts = LONG.map((secret) => secret.replaceAll("\\", ""));
  return [...LONG, ...parts].filter((secret) => everything.includes(secret));
}
