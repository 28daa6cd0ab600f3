import { chmod } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  bucketView,
  type DestinationServer,
  type Place,
  type RunningDestination,
} from "@document-export/local-servers/destinations";
import type { Destination } from "../../../src/destinations/destination.js";
import { kinds } from "../../../src/destinations/kinds.js";
import { openOutbound } from "../../../src/outbound/outbound.js";
import { localOutbound } from "../servers/local-outbound.js";
import { startTcpProxy } from "../servers/tcp-proxy.js";
import { canMount, smallDiskAt } from "../storage/small-disk.js";
import { folderView } from "../storage/folder-view.js";
import type { CuttableDestination } from "./cut-promises.js";
import { cuts, startCuttingProxy } from "./cutting-proxy.js";
import { startCuttingTcpProxy } from "./cutting-tcp-proxy.js";

/** Outbound connections that time out after a second. */
const impatientOutbound = openOutbound({ allowLoopback: true, allowPrivate: false, timeout: 1 });

/** Approximate number of messages of the SSH handshake. */
const LAST_OF_HANDSHAKE = 7;

/** Returns a function that creates a new, empty destination on a server at each call. */
export function placesOn({ kind }: DestinationServer, server: RunningDestination) {
  const placeOf = async (prepare: (place: Place) => Promise<void>) => {
    const place = await server.addPlace();
    await prepare(place);
    const { settings, secrets, wrongSecrets } = place;
    const open = (own: Place["settings"], secret = secrets, outbound = localOutbound) =>
      openKind(kind)(own, secret, outbound);
    return {
      destination: open(settings),
      ...viewOf(place),
      keepsImages: kind === "http",
      firstCut: kind === "sftp" ? LAST_OF_HANDSHAKE : 1,
      // A message lost on an SFTP connection ends it, so all later messages are lost too.
      cuts: kind === "sftp" ? cuts.filter(({ forGood }) => forGood) : cuts,
      throughProxy: async () => {
        const startProxy = kind === "sftp" ? startCuttingTcpProxy : startCuttingProxy;
        const proxy = await startProxy(server.port);
        return { proxy, destination: open(atPort(settings, server.port, proxy.port)) };
      },
      ...(wrongSecrets && { withWrongSecrets: open(settings, wrongSecrets) }),
      throughSilence: async () => {
        const silent = await startTcpProxy({ hostname: "127.0.0.1", port: String(server.port) }, 0);
        return open(atPort(settings, server.port, silent.port), secrets, impatientOutbound);
      },
      server,
    };
  };
  return async (): Promise<CuttableDestination> => {
    const place = await placeOf(async () => undefined);
    if (kind === "s3" || !ABLE) return place;
    return { ...place, withoutRoom: () => placeOf(halveRoom) };
  };
}

const ABLE = canMount();
/** In KiB; a result of the promise has 98 KiB. */
const ROOM = 48;

/** Mounts a disk that is too small over the destination's folder. */
async function halveRoom({ folder = "" }: Place): Promise<void> {
  smallDiskAt(folder, ROOM);
  await chmod(folder, 0o777);
}

function openKind(name: string) {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind \`${name}\`.`);
  return (...parts: Parameters<typeof kind.open>): Destination => kind.open(...parts);
}

function viewOf({ settings, folder }: Place) {
  if (folder !== undefined) return { ...folderView(folder), plant: plantIn(folder) };
  return bucketView(String(settings["endpoint"]), String(settings["bucket"]));
}

/** Creates a file in a folder such that a server running as another user can still write there. */
function plantIn(folder: string) {
  return async (target: string, content: string) => {
    await folderView(folder).plant(target, content);
    await chmod(dirname(join(folder, target)), 0o777);
  };
}

/** Returns the settings with another port, on which a proxy listens. */
function atPort(settings: Place["settings"], from: number, to: number): Place["settings"] {
  const moved = Object.entries(settings).map(([name, value]) => [
    name,
    value === from ? to : typeof value === "string" ? value.replace(`:${from}`, `:${to}`) : value,
  ]);
  return Object.fromEntries(moved);
}
