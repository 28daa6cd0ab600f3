import { generateKeyPairSync } from "node:crypto";
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import ssh2, { type AuthContext, type SFTPWrapper } from "ssh2";
import { onTestFinished } from "vitest";

const { Server, utils } = ssh2;
const { STATUS_CODE: STATUS } = utils.sftp;
const FILE = 0o100_644;
const FOLDER = 0o040_755;
const SYMBOLIC_LINK = 0o120_777;

/** An SFTP server of version 3 without extensions, whose rename replaces existing files, as some servers do. */
export interface PlainSftp {
  readonly port: number;
  /** Fingerprint of the server's key. */
  readonly hostKey: string;
  readonly files: Map<string, Buffer>;
  /** Returns the number of open connections. */
  readonly connections: () => Promise<number>;
}

/** Further deviations of the server. */
export interface SftpHabits {
  /** Responds `FX_FAILURE` to every failed operation, whatever the reason. */
  readonly onlyFailure?: boolean;
  /** Reports this size for every file. */
  readonly size?: number;
  /** Asks for the password in a dialog only, as PAM does. */
  readonly asksForPassword?: boolean;
  /** Has other host keys too, which clients prefer. */
  readonly hasMoreKeys?: boolean;
  /** Denies an operation, such as `MKDIR`. */
  readonly denied?: "MKDIR" | "OPEN";
  /** Stores nothing, because the quota is used up. */
  readonly isFull?: boolean;
  /** Agrees on old algorithms only. */
  readonly isOld?: boolean;
  /** Fails operations with a status of a later version of the protocol. `missing` is about files that do not exist. */
  readonly codes?: Readonly<
    Partial<Record<"OPEN" | "WRITE" | "CLOSE" | "MKDIR" | "RENAME" | "missing", number>>
  >;
}

/** A symbolic link of the server to a folder. */
export const LINK = "/link";

// One for all servers, because making it takes longer than a publication.
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs1", format: "pem" },
});

/** Starts the server, which stores its files in memory and stops after the test. */
export async function startPlainSftp(habits: SftpHabits = {}): Promise<PlainSftp> {
  const files = new Map<string, Buffer>();
  const folders = new Set(["/", "/share", LINK]);
  const parsed = utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  const digest = createHash("sha256").update(parsed.getPublicSSH()).digest("base64");
  const more = habits.hasMoreKeys ? [utils.generateKeyPairSync("ed25519").private] : [];
  const algorithms = habits.isOld && { kex: ["diffie-hellman-group14-sha1" as const] };
  const options = { hostKeys: [...more, privateKey], ...(algorithms && { algorithms }) };
  const server = new Server(options, (client) => {
    client.on("error", () => undefined);
    client.on("authentication", (context) => logIn(context, habits));
    client.on("session", (accept) =>
      accept().on("sftp", (open) => serve(open(), files, folders, habits)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const connections = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_, count) => resolve(count));
    });
  return { port, hostKey: `SHA256:${digest.replace(/=$/, "")}`, files, connections };
}

/** Accepts everybody, or everybody who types the password `p`. */
function logIn(context: AuthContext, { asksForPassword = false }: SftpHabits): void {
  if (!asksForPassword) return context.accept();
  if (context.method !== "keyboard-interactive") return context.reject(["keyboard-interactive"]);
  const prompts = [
    { prompt: "User: ", echo: true },
    { prompt: "Password: ", echo: false },
  ];
  context.prompt(prompts, (typed) => (typed[1] === "p" ? context.accept() : context.reject()));
}

function serve(
  sftp: SFTPWrapper,
  files: Map<string, Buffer>,
  folders: Set<string>,
  { onlyFailure = false, size, denied, isFull = false, codes = {} }: SftpHabits,
): void {
  sendAnyStatus(sftp);
  const missing = codes.missing ?? (onlyFailure ? STATUS.FAILURE : STATUS.NO_SUCH_FILE);
  const handles = new Map<number, string>();
  let last = 0;
  const statOf = (path: string) => ({
    mode: files.has(path) ? FILE : FOLDER,
    uid: 0,
    gid: 0,
    size: size ?? files.get(path)?.length ?? 0,
    atime: 0,
    mtime: 0,
  });
  const stat = (id: number, path: string) =>
    files.has(path) || folders.has(path) ? sftp.attrs(id, statOf(path)) : sftp.status(id, missing);
  sftp.on("OPEN", (id, path, flags) => {
    if (codes.OPEN !== undefined) return void sftp.status(id, codes.OPEN);
    if (denied === "OPEN") return void sftp.status(id, STATUS.PERMISSION_DENIED);
    if (flags & utils.sftp.OPEN_MODE.TRUNC) files.set(path, Buffer.alloc(0));
    if (!files.has(path)) return void sftp.status(id, missing);
    handles.set((last += 1), path);
    sftp.handle(id, Buffer.from([last]));
  });
  const pathOf = (handle: Buffer) => handles.get(handle[0] ?? 0) ?? "";
  sftp.on("WRITE", (id, handle, offset, data) => {
    if (codes.WRITE !== undefined) return void sftp.status(id, codes.WRITE);
    if (isFull) return void sftp.status(id, STATUS.FAILURE, "Disk quota exceeded");
    const before = files.get(pathOf(handle)) ?? Buffer.alloc(0);
    files.set(pathOf(handle), Buffer.concat([before.subarray(0, offset), data]));
    sftp.status(id, STATUS.OK);
  });
  sftp.on("READ", (id, handle, offset, length) => {
    const data = (files.get(pathOf(handle)) ?? Buffer.alloc(0)).subarray(offset, offset + length);
    if (data.length === 0) sftp.status(id, STATUS.EOF);
    else sftp.data(id, data);
  });
  sftp.on("FSTAT", (id, handle) => void stat(id, pathOf(handle)));
  sftp.on("STAT", (id, path) => void stat(id, path));
  sftp.on("LSTAT", (id, path) => {
    if (path === LINK) sftp.attrs(id, { ...statOf(path), mode: SYMBOLIC_LINK });
    else stat(id, path);
  });
  sftp.on("CLOSE", (id) => void sftp.status(id, codes.CLOSE ?? STATUS.OK));
  sftp.on("FSETSTAT", (id) => void sftp.status(id, STATUS.OK));
  sftp.on("SETSTAT", (id) => void sftp.status(id, STATUS.OK));
  sftp.on("REALPATH", (id, path) => {
    sftp.name(id, [{ filename: path, longname: path, attrs: statOf(path) }]);
  });
  sftp.on("MKDIR", (id, path) => {
    if (codes.MKDIR !== undefined) return void sftp.status(id, codes.MKDIR);
    if (denied === "MKDIR") return void sftp.status(id, STATUS.PERMISSION_DENIED);
    sftp.status(id, folders.has(path) ? STATUS.FAILURE : STATUS.OK);
    folders.add(path);
  });
  sftp.on("REMOVE", (id, path) => {
    sftp.status(id, files.delete(path) ? STATUS.OK : missing);
  });
  sftp.on("RMDIR", (id, path) => {
    sftp.status(id, folders.delete(path) ? STATUS.OK : missing);
  });
  sftp.on("RENAME", (id, from, to) => {
    if (codes.RENAME !== undefined) return void sftp.status(id, codes.RENAME);
    const content = files.get(from);
    if (!content) return void sftp.status(id, missing);
    files.set(to, content);
    files.delete(from);
    sftp.status(id, STATUS.OK);
  });
}

/** Lets a server send statuses above 8, which the library refuses: sends 8 and changes it on its way. */
function sendAnyStatus(sftp: SFTPWrapper): void {
  const { _protocol: protocol } = sftp as unknown as { readonly _protocol: Protocol };
  const { channelData } = protocol;
  const send = sftp.status.bind(sftp);
  sftp.status = (id, code, message) => {
    if (code <= STATUS.OP_UNSUPPORTED) return send(id, code, message);
    protocol.channelData = (channel, payload) => {
      payload.writeUInt32BE(code, STATUS_OFFSET);
      channelData.call(protocol, channel, payload);
    };
    send(id, STATUS.FAILURE, message);
    protocol.channelData = channelData;
  };
}

interface Protocol {
  channelData: (channel: number, payload: Buffer) => void;
}

/** Offset of the status in a packet: after its length, its type and the id of the request. */
const STATUS_OFFSET = 9;
