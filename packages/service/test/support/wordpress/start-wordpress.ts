import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";

/** A WordPress site with one administrator. */
export interface TestSite {
  readonly url: string;
  readonly username: string;
  readonly applicationPassword: string;
  readonly stop: () => Promise<void>;
}

const SOURCE = "/usr/share/wordpress";
const PROGRAMS = ["mariadbd", "mariadb-install-db", "mariadb", "php"] as const;

/** What is missing on this machine to start a site; undefined if nothing is. */
export function missingForWordpress(): string | undefined {
  const missing: string[] = PROGRAMS.filter((name) => !findProgram(name));
  if (!existsSync(SOURCE)) missing.push(SOURCE);
  return missing.length === 0
    ? undefined
    : `no ${missing.join(", ")} (apt: wordpress mariadb-server php-cli php-mysql)`;
}

/** Starts its own site, with its own database. */
export async function startWordpress(): Promise<TestSite> {
  const root = await mkdtemp(join(tmpdir(), "document-export-wordpress-"));
  const stopDatabase = await startDatabase(root);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await cp(SOURCE, join(root, "site"), { recursive: true, dereference: true });
  await writeFile(join(root, "site/wp-config.php"), configuration(root, url));
  await writeFile(join(root, "install.php"), INSTALL);
  const applicationPassword = String(run("php", [join(root, "install.php")], root)).trim();
  const stopSite = await startProgram({
    program: findProgram("php") ?? "",
    args: ["-S", `127.0.0.1:${port}`, "-t", join(root, "site")],
    port,
  });
  const stop = async () => {
    await stopSite();
    await stopDatabase();
    await rm(root, { recursive: true, force: true });
  };
  return { url, username: "admin", applicationPassword, stop };
}

async function startDatabase(root: string): Promise<() => Promise<void>> {
  const data = join(root, "database");
  const owner = process.getuid?.() === 0 ? ["--user=root"] : [];
  const options = [`--datadir=${data}`, ...owner];
  run(
    "mariadb-install-db",
    [...options, "--skip-test-db", "--auth-root-authentication-method=normal"],
    root,
  );
  const port = await freePort();
  const socket = join(root, "socket");
  const listen = ["--bind-address=127.0.0.1", `--port=${port}`, `--socket=${socket}`];
  const program = findProgram("mariadbd") ?? "";
  const args = ["--no-defaults", ...options, ...listen, `--pid-file=${join(root, "pid")}`];
  const stop = await startProgram({ program, args, port });
  run(
    "mariadb",
    ["--no-defaults", `--socket=${socket}`, "-u", "root", "-e", "create database site"],
    root,
  );
  return stop;
}

function run(program: string, args: readonly string[], cwd: string): Buffer {
  return execFileSync(findProgram(program) ?? program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function configuration(root: string, url: string): string {
  const constants = {
    DB_NAME: "site",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${join(root, "socket")}`,
    WP_HOME: url,
    WP_SITEURL: url,
    // Application passwords ask for https otherwise.
    WP_ENVIRONMENT_TYPE: "local",
  };
  const defines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', '${value}');`,
  );
  return `<?php
${defines.join("\n")}
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

const INSTALL = `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require __DIR__ . '/site/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_false');
ob_start();
wp_install('Site', 'admin', 'admin@example.com', false, '', 'password');
ob_end_clean();
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'tests']);
echo $password;
`;
