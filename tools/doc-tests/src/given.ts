import type { CodeBlock } from "./code-block.ts";

type Declarations = Readonly<Record<string, string>>;

/** Declarations that a document's blocks use but do not contain, because the surrounding text explains them. */
export const GIVEN: Readonly<Record<string, Declarations>> = {
  "packages/client/README.md": {
    createClient: `import { createClient } from "@document-export/client";`,
    client: `declare const client: import("@document-export/client").Client;`,
    baseUrl: `declare const baseUrl: string;`,
    token: `declare const token: string;`,
    file: `declare const file: Blob;`,
    signal: `declare const signal: AbortSignal;`,
    feed: `declare const feed: import("@document-export/client/webhooks").WebhookFeed;`,
    show: `declare const show: (status: string) => void;`,
    job: `declare const job: import("@document-export/types").Job;`,
    request: `declare const request: Request;`,
    store: `declare const store: import("@document-export/client/webhooks").MessageStore;`,
  },
  "packages/conformance/README.md": { token: `declare const token: string;` },
  "packages/convert/README.md": {
    document: `declare const document: unknown;`,
    minutes: `declare const minutes: unknown;`,
  },
  "packages/server-stub/README.md": {
    Handlers: `import type { Handlers } from "@document-export/server-stub";`,
    Caller: `interface Caller { readonly workspace: number }`,
    collectionsOf: `declare const collectionsOf: (workspace: number, pageNo: number, pageSize: number) => Promise<import("@document-export/server-stub").schemas.CollectionPage>;`,
  },
};

/** Returns the declarations that a block needs, on one line to put before it, so that line numbers stay the same. */
export function declarationsFor({ file, code }: CodeBlock): string {
  return Object.entries(GIVEN[file] ?? {})
    .filter(([name]) => uses(code, name) && !declares(code, name))
    .map(([, declaration]) => `${declaration} `)
    .join("");
}

/** Returns true if code contains the name as an identifier. */
export function uses(code: string, name: string): boolean {
  return new RegExp(`(?<![.\\w$])${name}(?![\\w$])`).test(code);
}

function declares(code: string, name: string): boolean {
  return new RegExp(
    `(?:const|let|function|class)\\s+(?:[{[][^}\\]=]*)?\\b${name}\\b|import\\s[^;]*\\b${name}\\b[^;]*from`,
  ).test(code);
}
