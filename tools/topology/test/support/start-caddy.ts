import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Certificate,
  findProgram,
  freePort,
  startProgram,
} from "@document-export/local-servers";
import { readDeployFile } from "./deploy-files.ts";

/** Starts Caddy in front of two APIs, with the configuration that ships with the service. */
export async function startCaddy(
  folder: string,
  apis: readonly [string, string],
  { cert, key }: Certificate,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const port = await freePort();
  const env = {
    SITE: `https://localhost:${port}`,
    API_1: new URL(apis[0]).host,
    API_2: new URL(apis[1]).host,
    CERTIFICATE: join(folder, "certificate.pem"),
    CERTIFICATE_KEY: join(folder, "key.pem"),
    ACCESS_LOG: join(folder, "access.log"),
    // Folders for Caddy's own files.
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  await writeFile(env.CERTIFICATE, cert);
  await writeFile(env.CERTIFICATE_KEY, key);
  const file = join(folder, "Caddyfile");
  // Other tests may use its ports for redirects and for administration.
  const text = readDeployFile("proxies/Caddyfile").replace(
    "{\n",
    "{\n\tadmin off\n\tauto_https disable_redirects\n",
  );
  await writeFile(file, text);
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  const stop = await startProgram({ program: findProgram("caddy") ?? "caddy", args, port, env });
  return { port, stop };
}
