import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";

/** A WordPress site with an administrator and an author. */
export interface TestSite {
  readonly url: string;
  readonly username: string;
  /** The application password of the user `author`, whose HTML the site filters. */
  readonly authorPassword: string;
  /** Password for the log-in form. */
  readonly password: string;
  readonly applicationPassword: string;
  readonly stop: () => Promise<void>;
}

/** Debian's WordPress, unless another version is specified. */
const SOURCE = process.env["WORDPRESS_SOURCE"] ?? "/usr/share/wordpress";
const PROGRAMS = ["mariadbd", "mariadb-install-db", "mariadb", "php"] as const;

/** Returns what is missing on this machine to start a site; undefined if nothing is missing. */
export function missingForWordpress(): string | undefined {
  const missing: string[] = PROGRAMS.filter((name) => !findProgram(name));
  if (!existsSync(SOURCE)) missing.push(SOURCE);
  return missing.length === 0
    ? undefined
    : `no ${missing.join(", ")} (apt: wordpress mariadb-server php-cli php-mysql)`;
}

/** Installation options of a site. */
export interface SiteVariant {
  /** The site's folder on the web server, such as `/blog`; the root by default. */
  readonly folder?: string;
  /** Format of post URLs; `?p=1` by default. */
  readonly permalinks?: string;
  /** `false` for a site that allows them only over HTTPS, as WordPress does by default; true by default. */
  readonly takesApplicationPasswords?: boolean;
}

/** Starts a separate site with its own database. */
export async function startWordpress({
  folder = "",
  permalinks = "",
  takesApplicationPasswords = true,
}: SiteVariant = {}): Promise<TestSite> {
  const root = await mkdtemp(join(tmpdir(), "document-export-wordpress-"));
  const stopDatabase = await startDatabase(root);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${folder}`;
  const site = join(root, `site${folder}`);
  // `cp` of Node opens 2,500 files one by one, which takes more processor time than the site's first pages.
  await mkdir(dirname(site), { recursive: true });
  run("cp", ["-RL", SOURCE, site], root);
  await writeFile(join(site, "wp-config.php"), configuration(root, url, takesApplicationPasswords));
  await writeTheme(join(site, "wp-content"));
  await writeFile(join(root, "install.php"), install(site, permalinks));
  const passwords = String(run("php", [join(root, "install.php")], root))
    .trim()
    .split(" ");
  const [applicationPassword = "", authorPassword = ""] = passwords;
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
  return {
    url,
    username: "admin",
    password: "password",
    applicationPassword,
    authorPassword,
    stop,
  };
}

/** Debian's WordPress package has no theme, and this site adds its own taxonomies and fields. */
async function writeTheme(content: string): Promise<void> {
  const theme = join(content, "themes/plain");
  await mkdir(theme, { recursive: true });
  await mkdir(join(content, "mu-plugins"), { recursive: true });
  await writeFile(
    join(theme, "style.css"),
    "/* Theme Name: Plain */ body { max-width: 45rem; margin: 2rem auto; font: 1rem/1.5 sans-serif }",
  );
  await writeFile(join(theme, "index.php"), THEME);
  await writeFile(
    join(theme, "wide.php"),
    `<?php /* Template Name: Wide\nTemplate Post Type: post, page */ ?>${THEME}`,
  );
  await writeFile(
    join(theme, "functions.php"),
    "<?php add_theme_support('post-thumbnails'); add_theme_support('wp-block-styles');",
  );
  await writeFile(join(content, "mu-plugins/own.php"), OWN);
}

const THEME = `<!doctype html><html><head><?php wp_head(); ?></head><body><?php
while (have_posts()) { the_post(); the_title('<h1>', '</h1>'); the_post_thumbnail(); the_content(); wp_link_pages(); }
wp_footer(); ?></body></html>`;

const OWN = `<?php
add_action('init', function () {
  register_taxonomy('genre', 'post', ['show_in_rest' => true, 'rest_base' => 'genres', 'label' => 'Genre']);
  register_post_meta('post', 'subtitle', ['show_in_rest' => true, 'single' => true, 'type' => 'string']);
  register_post_meta('post', 'minutes', ['show_in_rest' => true, 'single' => true, 'type' => 'integer']);
});
`;

async function startDatabase(root: string): Promise<() => Promise<void>> {
  const data = join(root, "database");
  const owner = process.getuid?.() === 0 ? ["--user=root"] : [];
  // At its start MariaDB deletes the temporary tables in this folder, also those of another server.
  const temporary = join(root, "temporary");
  await mkdir(temporary);
  const options = [`--datadir=${data}`, `--tmpdir=${temporary}`, ...owner];
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

function configuration(root: string, url: string, takesApplicationPasswords: boolean): string {
  const constants = {
    DB_NAME: "site",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${join(root, "socket")}`,
    WP_HOME: url,
    WP_SITEURL: url,
    // Otherwise application passwords require HTTPS.
    WP_ENVIRONMENT_TYPE: takesApplicationPasswords ? "local" : "production",
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

const install = (site: string, permalinks: string) => `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require '${site}/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_false');
ob_start();
wp_install('Site', 'admin', 'admin@example.com', false, '', 'password');
ob_end_clean();
switch_theme('plain');
update_option('permalink_structure', '${permalinks}');
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'tests']);
$author = wp_insert_user(['user_login' => 'author', 'user_pass' => 'password', 'role' => 'author']);
[$other] = WP_Application_Passwords::create_new_application_password($author, ['name' => 'tests']);
echo $password, ' ', $other;
`;
