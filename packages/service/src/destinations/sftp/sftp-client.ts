export { default as Client } from "ssh2-sftp-client";
