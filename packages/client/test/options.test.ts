import { expect, onTestFinished, test, vi } from "vitest";
import { createClient, type AttemptEvent, type Client, type ClientOptions } from "../src/index.js";

const options = { baseUrl: "http://unused.test", token: "t" };

test.each([
  ["baseUrl", { token: "t" }],
  ["token", { baseUrl: "http://unused.test" }],
])("throws a TypeError that names a missing `%s`", (name, given) => {
  expect(() => createClient(given as ClientOptions)).toThrow(TypeError);
  expect(() => createClient(given as ClientOptions)).toThrow(
    new RegExp(`^createClient: ${name}: expected .*, got undefined`),
  );
});

test("throws a TypeError that names missing options for a non-object", async () => {
  expect(() => createClient(undefined as never)).toThrow("baseUrl: expected an http");
  const call = createClient(options).exportHostedDocument(null as never);
  await expect(call).rejects.toThrow("exportHostedDocument: file: expected a Blob");
});

test("accepts a URL object as the base URL", () => {
  expect(() =>
    createClient({ ...options, baseUrl: new URL("http://unused.test") as never }),
  ).not.toThrow();
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ["file", (client) => client.exportHostedDocument({ options: { destination: 1 } } as never)],
  ["options", (client) => client.exportHostedDocument({ file: "{}" } as never)],
  ["webhook", (client) => client.createWebhook({} as never)],
])("throws a TypeError that names a missing `%s`, and sends nothing", async (name, call) => {
  const fetch = () => Promise.reject(new Error("sent"));
  const failure = call(createClient({ ...options, fetch }));
  await expect(failure).rejects.toThrow(TypeError);
  await expect(failure).rejects.toThrow(new RegExp(`: ${name}: expected .*, got undefined`));
});

test.each<[string, object]>([
  ["baseUrl", { baseUrl: "/v2" }],
  ["token", { token: "two words" }],
  ["fetch", { fetch: 1 }],
  ["timeoutMs", { timeoutMs: -1 }],
  ["retries", { retries: 1.5 }],
  ["tokn", { tokn: "" }],
])("throws a TypeError that names a wrong `%s` and never shows the token", (name, wrong) => {
  const create = () => createClient({ ...options, ...wrong } as ClientOptions);
  expect(create).toThrow(TypeError);
  expect(create).toThrow(new RegExp(`\\b${name}\\b`));
  expect(create).not.toThrow("two words");
});

test.each(["http://a.test/?token=pa55", "pa55-as-a-token"])(
  "hides a possible token in the base URL: %s",
  (baseUrl) => {
    expect(() => createClient({ ...options, baseUrl })).not.toThrow("pa55");
    expect(() => createClient({ ...options, baseUrl })).toThrow("baseUrl: expected an http");
  },
);

test.each([
  "https://user:pa55word@export.example.net",
  "https://user:pa55@word@host",
  "//u:pa55@h",
])("rejects credentials in the base URL without showing them: %s", (baseUrl) => {
  const create = () => createClient({ ...options, baseUrl });
  expect(create).toThrow("baseUrl: expected an http or https URL without credentials or query");
  expect(create).not.toThrow("pa55");
});

test.each([
  ["/v1", "a relative URL outside a web page"],
  ["../api", "a relative URL outside a web page"],
  ["export.example.net", "a string without http:// or https://"],
  ["https://export.example.net?a=b", "a URL with ?"],
  ["https://", 'the string "https://"'],
])("says what is wrong with the base URL %s", (baseUrl, got) => {
  expect(() => createClient({ ...options, baseUrl })).toThrow(
    `createClient: baseUrl: expected an http or https URL without credentials or query, got ${got}`,
  );
});

test.each<[string, string]>([
  ["of two lines", "secret-1\nsecret-2"],
  ["outside of ASCII", "\u201csecret-1\u201d"],
  ["that is empty", ""],
  ["that is missing", undefined as never],
])(
  "throws a TypeError without the token if the token function returns one %s",
  async (_, token) => {
    const fetch = () => Promise.reject(new Error("sent"));
    const failure = await createClient({ ...options, token: async () => token, fetch })
      .listWebhooks()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TypeError);
    expect(String(failure)).toContain("createClient: token: expected a token");
    expect(String(failure)).not.toContain("secret-1");
  },
);

test.each(["", " ", "a\nb", "ключ"])(
  "throws a TypeError for the invalid idempotency key %j before sending",
  async (idempotencyKey) => {
    const fetch = () => Promise.reject(new Error("sent"));
    const webhook = {
      endpoint: "https://hooks.example.net",
      events: ["job.done"],
      connections: [1],
    };
    const call = createClient({ ...options, fetch }).createWebhook({ webhook, idempotencyKey });
    await expect(call).rejects.toThrow("createWebhook: idempotencyKey: expected ASCII text");
  },
);

test("does not time out at once with the maximum timeouts and wait", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetch = async ({ signal }: Request) => {
    await vi.advanceTimersByTimeAsync(60_000);
    signal.throwIfAborted();
    return Response.json({ status: "queued" });
  };
  const longest = 2_000_000_000;
  const client = createClient({ ...options, fetch, timeoutMs: longest, deadlineMs: longest });
  const call = client.exportHostedDocument({ file: "{}", options: { destination: 1 }, wait: 60 });
  expect(await call).toEqual({ status: "queued" });
});

test.each<[string, object]>([
  ["wait", { wait: -1 }],
  ["wait", { wait: 1.5 }],
  ["retries", { retries: -1 }],
])("throws a TypeError for a negative or fractional `%s`", async (name, wrong) => {
  const request = { file: "{}", options: { destination: 1 }, ...wrong };
  await expect(createClient(options).exportHostedDocument(request)).rejects.toThrow(
    `exportHostedDocument: ${name}: expected a whole number from 0`,
  );
});

test.each(["constructor", "toString", "__proto__"])(
  "rejects the inherited object property `%s` as an option",
  async (name) => {
    const wrong = JSON.parse(`{"${name}":{}}`) as object;
    await expect(createClient(options).listWebhooks(wrong)).rejects.toThrow(
      `listWebhooks: there is no option \`${name}\``,
    );
  },
);

test("treats an undefined option as absent", async () => {
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url);
    return Response.json({ items: [] });
  };
  const undefinedOptions = { timeoutMs: undefined, deadlineMs: undefined, retries: undefined };
  const client = createClient({ ...options, fetch, ...undefinedOptions } as never);
  const page = { pageNo: undefined, pageSize: 5, signal: undefined, ...undefinedOptions };
  expect(await client.listWebhooks(page as never)).toEqual({ items: [] });
  expect(urls).toEqual(["http://unused.test/v2/webhooks?pageSize=5"]);
});

test("throws a TypeError for a timeout that overflows a timer", () => {
  const client = createClient(options);
  expect(() => client.iterateWebhooks({ deadlineMs: 2 ** 31 - 1 })).toThrow(
    "iterateWebhooks: deadlineMs: expected milliseconds",
  );
  expect(() => client.iterateWebhooks({ deadlineMs: Infinity })).toThrow(
    "iterateWebhooks: deadlineMs: expected milliseconds",
  );
});

test("calls `onAttempt` once per request, with the status of invalid responses", async () => {
  const events: AttemptEvent[] = [];
  const fetch = async () => new Response("<h1>Sign in</h1>");
  const client = createClient({ ...options, fetch, onAttempt: (event) => events.push(event) });
  const error = await client.listWebhooks().catch((failure: unknown) => failure);
  expect(events).toEqual([
    {
      operationId: "listWebhooks",
      method: "GET",
      url: "http://unused.test/v2/webhooks",
      requestId: undefined,
      attempts: 1,
      durationMs: expect.any(Number),
      status: 200,
      error,
    },
  ]);
});

test("fails the call if `onAttempt` throws, without calling it again", async () => {
  let calls = 0;
  const onAttempt = () => {
    calls += 1;
    throw new Error("no room in the log");
  };
  const fetch = async () => Response.json({ items: [] });
  const call = createClient({ ...options, fetch, onAttempt }).listWebhooks();
  await expect(call).rejects.toThrow("no room in the log");
  expect(calls).toBe(1);
});

test.each<[string, object, string]>([
  ["timeout", { timeout: 5 }, "did you mean `timeoutMs`?"],
  ["baseURL", { baseURL: "http://a.test" }, "did you mean `baseUrl`?"],
  ["onAtempt", { onAtempt: () => {} }, "did you mean `onAttempt`?"],
])("suggests the intended option for the unknown option `%s`", (name, wrong, question) => {
  const create = () => createClient({ ...options, ...wrong });
  expect(create).toThrow(`createClient: there is no option \`${name}\`; ${question}`);
});

test("rejects an unknown option without suggesting a similar one", () => {
  const create = () => createClient({ ...options, colour: "red" } as ClientOptions);
  expect(create).toThrow(/^createClient: there is no option `colour`$/);
});

test("throws a TypeError for a base URL that ends in the version", () => {
  for (const baseUrl of ["http://a.test/v2", "http://a.test/api/v2/"])
    expect(() => createClient({ ...options, baseUrl })).toThrow(
      'baseUrl: expected a URL without `/v2`, which the client adds, got the string "http://a.test/',
    );
});

test.each<[string, object, string]>([
  ["a text", { destination: "2" }, 'options.destination: expected an integer, got the string "2"'],
  ["a fraction", { destination: 1.5 }, "options.destination: expected an integer, got 1.5"],
  [
    "a list",
    { destination: 2, conversion: [] },
    "options.conversion: expected an object, got an array",
  ],
  [
    "an inner member",
    { destination: 2, conversion: { destination: 5 } },
    "options.conversion.destination: expected a string, got 5",
  ],
  [
    "an item",
    { destination: 2, webhooks: ["https://a.test", 1] },
    "options.webhooks[1]: expected a string, got 1",
  ],
  [
    "a mapped value",
    { destination: 2, fieldMappings: { slug: null } },
    "options.fieldMappings.slug: expected a string, got null",
  ],
])("names %s of the wrong type with its place", async (_, wrong, says) => {
  const call = createClient(options).exportHostedDocument({ file: "{}", options: wrong as never });
  await expect(call).rejects.toThrow(`exportHostedDocument: ${says}`);
});

test("suggests `fileFromPath` if a path is passed as a file", async () => {
  const request = { file: "reports/q3.json", options: { destination: 2 } };
  const call = createClient(options).exportHostedDocument(request);
  await expect(call).rejects.toThrow('got the path "reports/q3.json"; give `fileFromPath` of');
});

test("reads base URL and token from the environment by default", async () => {
  vi.stubEnv("DOCEXPORT_BASE_URL", "http://env.test");
  vi.stubEnv("DOCEXPORT_TOKEN", "t-env");
  onTestFinished(() => void vi.unstubAllEnvs());
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json({ items: [] });
  };
  await createClient({ fetch }).listWebhooks();
  await createClient({ fetch, baseUrl: "http://own.test", token: "own" }).listWebhooks();
  expect(requests.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
    ["http://env.test/v2/webhooks", "Bearer t-env"],
    ["http://own.test/v2/webhooks", "Bearer own"],
  ]);
});

/** Creates a client that records what it sends. */
function keeping(more: object = {}) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return Response.json({ items: [] });
  };
  return { sent, client: createClient({ ...options, fetch, ...more }) };
}

test("prefers headers of the call to the client's and the token's", async () => {
  const { sent, client } = keeping({ headers: { "X-One": "1", "X-Two": "2" } });
  await client.listWebhooks();
  await client.listWebhooks({ headers: new Headers({ "x-two": "3", authorization: "Own" }) });
  const [first, second] = sent.map(({ headers }) => Object.fromEntries(headers));
  expect(first).toMatchObject({ "x-one": "1", "x-two": "2", accept: "application/json" });
  expect(second).toMatchObject({ "x-one": "1", "x-two": "3", authorization: "Own" });
});

test("throws a TypeError for invalid headers without showing them", async () => {
  const headers = { authorization: "secret\nword" };
  expect(() => createClient({ ...options, headers })).toThrow("createClient: headers: expected");
  const call = keeping().client.listWebhooks({ headers });
  await expect(call).rejects.toThrow("listWebhooks: headers: expected headers that can be sent");
  await expect(call).rejects.not.toThrow("secret");
});

test("uses the `fetch` passed to a call", async () => {
  const { sent, client } = keeping();
  const other = keeping();
  const fetch = async (request: Request) => {
    other.sent.push(request);
    return Response.json({ items: [] });
  };
  await client.listWebhooks({ fetch });
  expect([sent.length, other.sent.length]).toEqual([0, 1]);
});

test.each(["/api", "../api/", "//page.test/api", "https://page.test/api"])(
  "resolves the base URL `%s` against the page URL in a browser",
  async (baseUrl) => {
    vi.stubGlobal("location", new URL("https://page.test/app/index.html"));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { sent, client } = keeping({ baseUrl });
    await client.listWebhooks();
    expect(sent[0]?.url).toBe("https://page.test/api/v2/webhooks");
  },
);
