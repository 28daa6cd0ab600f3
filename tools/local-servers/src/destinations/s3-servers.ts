import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
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

/** Garage on one node. It accepts only access keys in its own format. */
export const garage = destinationServer({
  name: "Garage",
  kind: "s3",
  install: "crates.io: garage",
  program: "garage",
  printVersion: '"$0" --version',
  prepare: async ({ root, port }) => {
    const config = join(root, "garage.toml");
    const lines = [
      `metadata_dir = "${join(root, "files", "metadata")}"`,
      `data_dir = "${join(root, "files", "data")}"`,
      'db_engine = "sqlite"',
      "replication_factor = 1",
      `rpc_bind_addr = "127.0.0.1:${await freePort()}"`,
      `rpc_secret = "${"0".repeat(64)}"`,
      "[s3_api]",
      `api_bind_addr = "127.0.0.1:${port}"`,
      's3_region = "us-east-1"',
    ];
    await writeFile(config, `${lines.join("\n")}\n`);
    return {
      args: ["--config", config, "server", "--single-node", "--default-access-key"],
      env: {
        GARAGE_DEFAULT_ACCESS_KEY: accessKeyId,
        GARAGE_DEFAULT_SECRET_KEY: secretAccessKey,
      },
    };
  },
  place: s3Place,
});

/** SeaweedFS with all of its servers in one process. */
export const seaweed = destinationServer({
  name: "SeaweedFS",
  kind: "s3",
  install: "Go: github.com/seaweedfs/seaweedfs/weed",
  program: "weed",
  printVersion: FROM_GO,
  prepare: async ({ root, port }) => {
    const config = join(root, "s3.json");
    const credentials = [{ accessKey: accessKeyId, secretKey: secretAccessKey }];
    const actions = ["Admin", "Read", "Write", "List", "Tagging"];
    await writeFile(
      config,
      JSON.stringify({ identities: [{ name: "writer", credentials, actions }] }),
    );
    const ports = ["master.port", "volume.port", "filer.port", "s3.port"];
    const flags = [
      `-dir=${join(root, "files")}`,
      "-ip=127.0.0.1",
      "-ip.bind=127.0.0.1",
      "-s3",
      `-s3.config=${config}`,
      "-s3.port.iceberg=0",
      // Each bucket takes several volumes, and there are eight by default.
      "-volume.max=5000",
      "-master.telemetry=false",
    ];
    for (const name of ports) {
      const own = name === "s3.port" ? port : await freePort();
      flags.push(`-${name}=${own}`, `-${name}.grpc=${await freePort()}`);
    }
    return { args: ["server", ...flags] };
  },
  place: s3Place,
});
