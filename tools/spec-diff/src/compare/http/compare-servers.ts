import { type Change, changeAt, type Flow, show } from "../../model/change.ts";
import { objectAt, type Pair, type Place, rawMember } from "../../model/place.ts";

/** Compares the servers of the interface; callers may still use a removed URL. */
export function compareServers(pair: Pair, flow?: Flow): Change[] {
  const [before, after] = [serversOf(pair.before), serversOf(pair.after)];
  const nothing = { ...pair.after, value: undefined };
  const added = [...after].filter(([url]) => !before.has(url));
  const removed = [...before].filter(([url]) => !after.has(url));
  return [
    ...added.map(([url, place]) =>
      changeAt(
        { before: nothing, after: place },
        { kind: "server-added", effect: "noted", what: `the server ${show(url)} was added` },
        flow,
      ),
    ),
    ...removed.map(([url, place]) =>
      changeAt(
        { before: place, after: nothing },
        { kind: "server-removed", effect: "removed", what: `the server ${show(url)} was removed` },
        flow,
      ),
    ),
  ];
}

/** Returns servers by URL, with defaults filled in. */
function serversOf(list: Place): Map<string, Place> {
  const count = Array.isArray(list.value) ? list.value.length : 0;
  const places = Array.from({ length: count }, (_, index) => rawMember(list, index));
  return new Map(places.map((place) => [urlOf(place), place]));
}

function urlOf(server: Place): string {
  const { url, variables } = objectAt(server);
  return String(url).replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const variable = rawMember(rawMember({ ...server, value: { variables } }, "variables"), name);
    return String(objectAt(variable)["default"]);
  });
}
