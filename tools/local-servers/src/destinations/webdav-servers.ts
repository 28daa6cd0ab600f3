import { execFileSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { addFolder, destinationServer, type Place, type Site } from "./destination-server.ts";
import { nginxBasics } from "./nginx-basics.ts";

export const USERNAME = "writer";
export const PASSWORD = "pass word";
const isRoot = process.getuid?.() === 0;

export async function davPlace(site: Site, name: string): Promise<Place> {
  const folder = await addFolder(site, name);
  return {
    settings: { url: `http://127.0.0.1:${site.port}/${name}/` },
    secrets: { username: USERNAME, password: PASSWORD },
    wrongSecrets: { username: USERNAME, password: "no" },
    folder,
  };
}

/** Writes the user file for Apache, nginx and lighttpd. */
async function writeUsers(root: string): Promise<string> {
  const hash = String(execFileSync("openssl", ["passwd", "-apr1", PASSWORD])).trim();
  const file = join(root, "users");
  await writeFile(file, `${USERNAME}:${hash}\n`);
  await chmod(file, 0o644);
  return file;
}

/** rclone's WebDAV server. */
export const rcloneWebdav = destinationServer({
  name: "rclone serve webdav",
  kind: "webdav",
  install: "Debian: rclone",
  program: "rclone",
  printVersion: '"$0" version',
  prepare: async ({ root, port }) => ({
    args: [
      "serve",
      "webdav",
      join(root, "files"),
      "--addr",
      `127.0.0.1:${port}`,
      "--user",
      USERNAME,
      "--pass",
      PASSWORD,
      "--dir-cache-time",
      "1ms",
    ],
  }),
  place: davPlace,
});

const APACHE_MODULES = "/usr/lib/apache2/modules";
const apacheModules = ["mpm_event", "authn_core", "authn_file", "authz_core", "authz_user"].concat([
  "auth_basic",
  "dav",
  "dav_fs",
]);

/** Apache with mod_dav. */
export const apache = destinationServer({
  name: "Apache, mod_dav",
  kind: "webdav",
  install: "Debian: apache2",
  program: "apache2",
  needs: ["openssl"],
  printVersion: '"$0" -v',
  prepare: async ({ root, port }) => {
    const users = await writeUsers(root);
    await mkdir(join(root, "locks"));
    await chmod(join(root, "locks"), 0o777);
    const config = [
      `ServerRoot ${root}`,
      "ServerName localhost",
      `Listen 127.0.0.1:${port}`,
      ...apacheModules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
      `PidFile ${join(root, "pid")}`,
      `DefaultRuntimeDir ${root}`,
      `ErrorLog ${join(root, "error.log")}`,
      // Apache refuses to serve as root.
      ...(isRoot ? ["User www-data", "Group www-data"] : []),
      `DocumentRoot ${join(root, "files")}`,
      `DavLockDB ${join(root, "locks", "db")}`,
      `<Directory ${join(root, "files")}>`,
      "Dav On",
      "AuthType Basic",
      "AuthName files",
      `AuthUserFile ${users}`,
      "Require valid-user",
      "</Directory>",
    ];
    await writeFile(join(root, "apache.conf"), `${config.join("\n")}\n`);
    return { args: ["-DFOREGROUND", "-f", join(root, "apache.conf")] };
  },
  place: davPlace,
});

/** nginx with the WebDAV methods that a third-party module adds. */
export const nginxDav = destinationServer({
  name: "nginx, dav-ext",
  kind: "webdav",
  install: "Debian: nginx-light, libnginx-mod-http-dav-ext",
  program: "nginx",
  needs: ["openssl"],
  printVersion: '"$0" -v',
  prepare: async (site) => {
    const users = await writeUsers(site.root);
    const location = `dav_methods PUT DELETE MKCOL COPY MOVE; dav_ext_methods PROPFIND OPTIONS;
      dav_access user:rw group:rw all:rw; auth_basic files; auth_basic_user_file ${users};`;
    return nginxBasics(site, location, ["ngx_http_dav_ext_module"]);
  },
  place: davPlace,
});

/** lighttpd with mod_webdav. */
export const lighttpd = destinationServer({
  name: "lighttpd, mod_webdav",
  kind: "webdav",
  install: "Debian: lighttpd, lighttpd-mod-webdav",
  program: "lighttpd",
  needs: ["openssl"],
  printVersion: '"$0" -v',
  prepare: async ({ root, port }) => {
    const users = await writeUsers(root);
    await mkdir(join(root, "uploads"));
    const config = [
      `server.modules = ("mod_auth", "mod_authn_file", "mod_webdav")`,
      `server.document-root = "${join(root, "files")}"`,
      `server.port = ${port}`,
      `server.bind = "127.0.0.1"`,
      `server.errorlog = "${join(root, "error.log")}"`,
      `server.upload-dirs = ("${join(root, "uploads")}")`,
      `webdav.activate = "enable"`,
      `auth.backend = "htpasswd"`,
      `auth.backend.htpasswd.userfile = "${users}"`,
      `auth.require = ("/" => ("method" => "basic", "realm" => "files", "require" => "valid-user"))`,
    ];
    await writeFile(join(root, "lighttpd.conf"), `${config.join("\n")}\n`);
    return { args: ["-D", "-f", join(root, "lighttpd.conf")] };
  },
  place: davPlace,
});

/** wsgidav, a server in Python. */
export const wsgidav = destinationServer({
  name: "wsgidav",
  kind: "webdav",
  install: "PyPI: wsgidav, cheroot",
  program: "wsgidav",
  printVersion: '"$0" --version',
  prepare: async ({ root, port }) => {
    const config = {
      host: "127.0.0.1",
      port,
      provider_mapping: { "/": join(root, "files") },
      simple_dc: { user_mapping: { "*": { [USERNAME]: { password: PASSWORD } } } },
      http_authenticator: { accept_basic: true, accept_digest: false, default_to_digest: false },
      verbose: 1,
    };
    await writeFile(join(root, "wsgidav.json"), JSON.stringify(config));
    return { args: ["--config", join(root, "wsgidav.json")], env: { USER: userInfo().username } };
  },
  place: davPlace,
});
