import type { DestinationServer } from "./destination-server.ts";
import { nginxPut } from "./http-servers.ts";
import { garage, minio, moto, rcloneS3, seaweed, versitygw } from "./s3-servers.ts";
import { asyncssh, minaSshd } from "./sftp-libraries.ts";
import { openssh, proftpd, rcloneSftp } from "./sftp-servers.ts";
import { dufs, dufsPut } from "./dufs.ts";
import { apache, lighttpd, nginxDav, rcloneWebdav, wsgidav } from "./webdav-servers.ts";

export { bucketView, type BucketView } from "./bucket.ts";
export type { DestinationServer, Place, RunningDestination } from "./destination-server.ts";
export {
  apache,
  asyncssh,
  dufs,
  garage,
  lighttpd,
  minaSshd,
  minio,
  moto,
  nginxDav,
  nginxPut,
  openssh,
  proftpd,
};
export { rcloneS3, rcloneSftp, rcloneWebdav, seaweed, versitygw, wsgidav };

/** All third-party servers that tests publish results to; the first of each kind is tested in the first tier. */
export const destinationServers: readonly DestinationServer[] = [
  openssh,
  proftpd,
  rcloneSftp,
  asyncssh,
  minaSshd,
  rcloneWebdav,
  apache,
  nginxDav,
  lighttpd,
  wsgidav,
  dufs,
  versitygw,
  minio,
  seaweed,
  garage,
  moto,
  rcloneS3,
  nginxPut,
  dufsPut,
];
