// This file is compiled but never run. Each line after a directive has one mistake; there are mistakes in each
// operation and at each depth of its options. A compiler that misses the mistake reports the directive as unused.
import { createClient, type Client, type ClientOptions } from "@document-export/client";

const baseUrl = "https://export.example.net";
const [file, destination] = ["{}", 12];
const [endpoint, events, connections] = ["https://a.test", ["job.done"], [1]];

export const clients: readonly Client[] = [
  createClient({ baseUrl, token: "t", retries: 1 }),
  createClient(),
  // @ts-expect-error the name of an option
  createClient({ baseUrl, token: "t", retry: 1 }),
  // @ts-expect-error the type of an option
  createClient({ baseUrl, token: "t", timeoutMs: "1s" }),
  // @ts-expect-error an unknown member of the argument of a hook
  createClient({ baseUrl, token: "t", onAttempt: ({ duration }) => console.log(duration) }),
];

export async function makeMistakes(client: Client): Promise<void> {
  // @ts-expect-error the name of an option
  await client.listDocumentExports({ page: 2 });
  // @ts-expect-error the type of an option
  await client.listDocumentExports({ pageSize: "50" });
  // @ts-expect-error an option of an iteration
  await client.listDocumentExports({ fromPage: 2 });

  // @ts-expect-error the name of an option
  await client.listCollections({ pageno: 2 });
  // @ts-expect-error the type of an option
  await client.listCollections({ signal: new AbortController() });

  // @ts-expect-error the name of an option
  await client.listWebhooks({ pageSizes: 2 });
  // @ts-expect-error the type of an option
  await client.listWebhooks({ pageNo: null });

  // @ts-expect-error the name of an option
  await client.exportHostedDocument({ file, options: { destination }, waitMs: 2 });
  // @ts-expect-error a part is required
  await client.exportHostedDocument({ options: { destination } });
  // @ts-expect-error a member is required
  await client.exportHostedDocument({ file, options: {} });
  // @ts-expect-error the name of a member
  await client.exportHostedDocument({ file, options: { destination, fieldMapping: {} } });
  // @ts-expect-error the type of a member
  await client.exportHostedDocument({ file, options: { destination: "12" } });
  // @ts-expect-error the name of a member, two levels down
  await client.exportHostedDocument({ file, options: { destination, conversion: { to: "html" } } });
  // @ts-expect-error the type of a member, two levels down
  await client.exportHostedDocument({ file, options: { destination, fieldMappings: { slug: 1 } } });
  // @ts-expect-error the type of an element
  await client.exportHostedDocument({ file, options: { destination, webhooks: [1] } });
  // @ts-expect-error an unknown member of the argument of a hook
  const onProgress: Parameters<Client["exportHostedDocument"]>[0]["onProgress"] = ({ sent }) =>
    sent;

  // @ts-expect-error the name of an option
  await client.createWebhook({ webhook: { endpoint, events, connections }, key: onProgress });
  // @ts-expect-error a member is required
  await client.createWebhook({ webhook: { endpoint, events } });
  // @ts-expect-error the name of a member
  await client.createWebhook({ webhook: { endpoint, events, connections, orign: "a" } });
  // @ts-expect-error the type of an element
  await client.createWebhook({ webhook: { endpoint, events, connections: ["12"] } });

  // @ts-expect-error the name of an option
  client.iterateDocumentExports({ prefetched: 2 });
  // @ts-expect-error an option of one page
  client.iterateCollections({ pageNo: 2 });
  // @ts-expect-error an unknown member of the argument of a hook
  client.iterateWebhooks({ onDrift: ({ total }) => console.log(total) });

  const [job, { items }] = [
    await client.exportHostedDocument({ file, options: { destination } }),
    await client.listDocumentExports(),
  ];
  // @ts-expect-error a member of a response
  console.log(job.state);
  // @ts-expect-error a member of an element, two levels down
  console.log(items[0]?.sourceConnection.title);
  // @ts-expect-error a member that the interface never returns
  console.log((await client.listWebhooks()).items[0]?.origin);
}

// @ts-expect-error a hook must be a function
export const wrong: ClientOptions = { baseUrl, token: "t", onAttempt: true };
