import { addFolder, destinationServer, type Place, type Site } from "./destination-server.ts";
import { nginxBasics } from "./nginx-basics.ts";

const AUTHORIZATION = "Bearer right";

async function httpPlace(site: Site, name: string): Promise<Place> {
  const folder = await addFolder(site, name);
  return {
    settings: { url: `http://127.0.0.1:${site.port}/${name}/` },
    secrets: { authorization: AUTHORIZATION },
    wrongSecrets: { authorization: "Bearer no" },
    folder,
  };
}

/** nginx with PUT and DELETE. */
export const nginxPut = destinationServer({
  name: "nginx, PUT",
  kind: "http",
  install: "Debian: nginx-light",
  program: "nginx",
  printVersion: '"$0" -v',
  prepare: (site) =>
    nginxBasics(
      site,
      `dav_methods PUT DELETE; create_full_put_path on;
      if ($http_authorization != "${AUTHORIZATION}") { return 401; }`,
    ),
  place: httpPlace,
});
