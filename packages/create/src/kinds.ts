/** A kind of project. */
export interface Kind {
  readonly command: string;
  /** Name of the kind, used in the question for its folder. */
  readonly title: string;
  readonly folder: string;
  /** Display name of each template by its folder; with only one template, no question is asked. */
  readonly frameworks: Readonly<Record<string, string>>;
  /** Initial contents of `.env`. Each project gets its own token, so that no two share one. */
  readonly environment: (secret: string) => string;
}

/** The kinds of projects that can be created. */
export const KINDS = {
  server: {
    command: "create-document-export-server",
    title: "server",
    folder: "document-export-server",
    frameworks: { node: "Node alone", hono: "Hono", express: "Express", fastify: "Fastify" },
    environment: (secret) => `# The token that callers send.\nTOKEN=${secret}\n`,
  },
  receiver: {
    command: "create-document-export-receiver",
    title: "receiver of webhooks",
    folder: "document-export-receiver",
    frameworks: { shared: "Node alone" },
    environment: () => "# The public keys of the service, joined by commas.\nWEBHOOK_KEYS=\n",
  },
} as const satisfies Readonly<Record<string, Kind>>;
