import type { DestinationKind } from "./destination-kind.js";
import { directoryKind } from "./directory-destination.js";
import { httpKind } from "./http-destination.js";
import { s3Kind } from "./s3-destination.js";
import { sftpKind } from "./sftp-destination.js";
import { webdavKind } from "./webdav-destination.js";
import { wordpressKind } from "./wordpress/wordpress-destination.js";

/** Every kind of destination, by its name. A new kind is one file beside this one, and one line here. */
export const kinds: ReadonlyMap<string, DestinationKind> = new Map([
  ["directory", directoryKind],
  ["s3", s3Kind],
  ["webdav", webdavKind],
  ["sftp", sftpKind],
  ["wordpress", wordpressKind],
  ["http", httpKind],
]);
