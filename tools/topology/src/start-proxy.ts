import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Certificate,
  findProgram,
  freePort,
  startProgram,
} from "@document-export/local-servers";

/** A running proxy. */
export interface Proxy {
  readonly url: string;
  readonly port: number;
  /** Returns the requests so far: one per line of `access.log`. */
  readonly requests: () => Promise<readonly ProxiedRequest[]>;
  readonly stop: () => Promise<void>;
}

/** A line of the proxy's log. */
export interface ProxiedRequest {
  readonly address: string;
  readonly status: number;
  readonly upstream: string;
}

/** The configuration that users get. */
const TEMPLATE = new URL(
  "../../../packages/service/deploy/proxies/nginx.conf.template",
  import.meta.url,
);

/** Starts nginx in front of two APIs, with the configuration that the service ships. */
export async function startProxy(
  folder: string,
  apis: readonly [string, string],
  { cert, key }: Certificate,
): Promise<Proxy> {
  const port = await freePort();
  const log = join(folder, "access.log");
  await mkdir(join(folder, "temporary"), { recursive: true });
  const values = {
    LISTEN: `127.0.0.1:${port}`,
    SERVER_NAME: "localhost",
    API_1: new URL(apis[0]).host,
    API_2: new URL(apis[1]).host,
    CERTIFICATE: join(folder, "certificate.pem"),
    CERTIFICATE_KEY: join(folder, "key.pem"),
    ACCESS_LOG: log,
  };
  await writeFile(values.CERTIFICATE, cert);
  await writeFile(values.CERTIFICATE_KEY, key);
  await writeFile(
    join(folder, "document-export.conf"),
    fillIn(await readFile(TEMPLATE, "utf8"), values),
  );
  await writeFile(join(folder, "nginx.conf"), around(folder));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const stop = await startProgram({ program: findProgram("nginx") ?? "nginx", args, port });
  return {
    url: `https://localhost:${port}`,
    port,
    requests: async () => parseLines(await readFile(log, "utf8")),
    stop,
  };
}

/** Substitutes variables like `envsubst`: variables of nginx itself have no braces. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Expected a value of \`${name}\`, got none.`);
    return value;
  });
}

/** Returns the equivalent of Debian's main configuration, which includes the files in /etc/nginx/conf.d. */
function around(folder: string): string {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, "temporary", name)};`,
  );
  return `daemon off; pid ${join(folder, "pid")};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http { ${folders.join(" ")} include ${join(folder, "document-export.conf")}; }`;
}

function parseLines(text: string): readonly ProxiedRequest[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ProxiedRequest);
}
