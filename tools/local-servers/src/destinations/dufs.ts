import { join } from "node:path";
import { destinationServer, type Site } from "./destination-server.ts";
import { davPlace, PASSWORD, USERNAME } from "./webdav-servers.ts";

const parts = {
  install: "crates.io: dufs",
  program: "dufs",
  printVersion: '"$0" --version',
  prepare: async ({ root, port }: Site) => {
    const account = ["--auth", `${USERNAME}:${PASSWORD}@/:rw`];
    const address = ["--bind", "127.0.0.1", "--port", String(port)];
    return { args: [join(root, "files"), ...address, ...account, "--allow-all"] };
  },
};

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`${USERNAME}:${password}`).toString("base64")}`,
});

/** dufs, a file server in Rust, as a server of WebDAV. */
export const dufs = destinationServer({ ...parts, name: "dufs", kind: "webdav", place: davPlace });

/** dufs without its methods of WebDAV. */
export const dufsPut = destinationServer({
  ...parts,
  name: "dufs, PUT",
  kind: "http",
  place: async (site, name) => ({
    ...(await davPlace(site, name)),
    secrets: basic(PASSWORD),
    wrongSecrets: basic("no"),
  }),
});
