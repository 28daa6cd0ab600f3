/** A kind of project. */
export interface Kind {
  readonly command: string;
  /** What it is, in the question for its folder. */
  readonly title: string;
  readonly folder: string;
  /** The folders of its templates, and what each is called; a kind with one asks for none. */
  readonly frameworks: Readonly<Record<string, string>>;
  /** What `.env` holds from the start. A token is made for each project, so that no two share one. */
  readonly environment: (secret: string) => string;
}

/** The projects that can be created. */
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
