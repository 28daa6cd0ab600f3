import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "./destination-server.ts";

const MODULES = "/usr/lib/nginx/modules";

/** Writes an nginx configuration for serving files, with additional server directives, and returns the arguments. */
export async function nginxBasics(
  { root, port }: Site,
  server: string,
  modules: readonly string[] = [],
): Promise<{ readonly args: readonly string[] }> {
  await mkdir(join(root, "temporary"));
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(root, "temporary", name)};`,
  );
  const config = `daemon off; pid ${join(root, "pid")};
    ${modules.map((name) => `load_module ${MODULES}/${name}.so;`).join(" ")}
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http { access_log off; ${folders.join(" ")} client_max_body_size 10m;
      server { listen 127.0.0.1:${port}; root ${join(root, "files")}; ${server} } }`;
  await writeFile(join(root, "nginx.conf"), config);
  return { args: ["-p", root, "-c", join(root, "nginx.conf"), "-e", join(root, "error.log")] };
}
