import type { DestinationServer } from "./destination-server.ts";
import { nginxPut } from "./http-servers.ts";
import { minio, moto, rcloneS3, versitygw } from "./s3-servers.ts";
import { openssh, proftpd, rcloneSftp } from "./sftp-servers.ts";
import { apache, lighttpd, nginxDav, rcloneWebdav, wsgidav } from "./webdav-servers.ts";

export { bucketView, type BucketView } from "./bucket.ts";
export type { DestinationServer, Place, RunningDestination } from "./destination-server.ts";
export { apache, lighttpd, minio, moto, nginxDav, nginxPut, openssh, proftpd };
export { rcloneS3, rcloneSftp, rcloneWebdav, versitygw, wsgidav };

/** All third-party servers that tests publish results to; the first of each kind is tested in the first tier. */
export const destinationServers: readonly DestinationServer[] = [
  openssh,
  proftpd,
  rcloneSftp,
  rcloneWebdav,
  apache,
  nginxDav,
  lighttpd,
  wsgidav,
  versitygw,
  minio,
  moto,
  rcloneS3,
  nginxPut,
];
