import { join } from "node:path";
import { s3Keys } from "../s3.ts";
import { addBucket } from "./bucket.ts";
import { destinationServer, type Place, type Site } from "./destination-server.ts";

async function s3Place({ port }: Site, name: string): Promise<Place> {
  const endpoint = `http://127.0.0.1:${port}`;
  await addBucket(endpoint, name);
  return {
    settings: { endpoint, bucket: name },
    secrets: s3Keys,
    wrongSecrets: { ...s3Keys, secretAccessKey: "not-the-right-one" },
  };
}

/** Prints the module and version of a program installed by Go. */
const FROM_GO = 'go version -m "$0" | grep -w mod';

const { accessKeyId, secretAccessKey } = s3Keys;

/** The Versity S3 gateway. */
export const versitygw = destinationServer({
  name: "Versity S3 gateway",
  kind: "s3",
  install: "Go: github.com/versity/versitygw/cmd/versitygw",
  program: "versitygw",
  printVersion: FROM_GO,
  prepare: async ({ root, port }) => ({
    args: [
      "--access",
      accessKeyId,
      "--secret",
      secretAccessKey,
      "--port",
      `127.0.0.1:${port}`,
      "posix",
      join(root, "files"),
    ],
  }),
  place: s3Place,
});

/** MinIO. */
export const minio = destinationServer({
  name: "MinIO",
  kind: "s3",
  install: "Go: github.com/minio/minio",
  program: "minio",
  printVersion: FROM_GO,
  prepare: async ({ root, port }) => ({
    args: ["server", join(root, "files"), "--address", `127.0.0.1:${port}`, "--quiet"],
    env: {
      MINIO_ROOT_USER: accessKeyId,
      MINIO_ROOT_PASSWORD: secretAccessKey,
      MINIO_BROWSER: "off",
    },
  }),
  place: s3Place,
});

/** moto, an AWS mock for tests, which requires no credentials. */
export const moto = destinationServer({
  name: "moto",
  kind: "s3",
  install: "PyPI: moto[server]",
  program: "moto_server",
  printVersion:
    '"$(dirname "$0")/python" -c "from importlib.metadata import version; print(version(\\"moto\\"))"',
  prepare: async ({ port }) => ({ args: ["-H", "127.0.0.1", "-p", String(port)] }),
  place: async (site, name) => {
    const { settings, secrets } = await s3Place(site, name);
    return { settings, secrets };
  },
});

/** rclone's S3 server, which uses folders as buckets. */
export const rcloneS3 = destinationServer({
  name: "rclone serve s3",
  kind: "s3",
  install: "Go: github.com/rclone/rclone",
  program: "rclone-s3",
  printVersion: FROM_GO,
  prepare: async ({ root, port }) => ({
    args: [
      "serve",
      "s3",
      join(root, "files"),
      "--addr",
      `127.0.0.1:${port}`,
      "--auth-key",
      `${accessKeyId},${secretAccessKey}`,
      "--vfs-cache-mode",
      "writes",
    ],
  }),
  place: s3Place,
});
