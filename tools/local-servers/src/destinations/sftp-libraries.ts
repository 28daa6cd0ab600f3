import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { archivesOf, findJavaWith, findPythonWith } from "../find-program.ts";
import { destinationServer } from "./destination-server.ts";
import { makeKey, PASSWORD, placeInRoot } from "./sftp-servers.ts";

const ASYNCSSH_SERVER = `
import asyncio, asyncssh, sys
root, port, key, user, password = sys.argv[1:]

class Server(asyncssh.SSHServer):
    def password_auth_supported(self):
        return True
    def validate_password(self, username, given):
        return (username, given) == (user, password)

async def serve():
    await asyncssh.listen("127.0.0.1", int(port), server_factory=Server, server_host_keys=[key],
        sftp_factory=lambda channel: asyncssh.SFTPServer(channel, chroot=root))
    await asyncio.Event().wait()

asyncio.run(serve())
`;

/** The SFTP server of AsyncSSH, a Python library; it uses a folder as its root. */
export const asyncssh = destinationServer({
  name: "AsyncSSH",
  kind: "sftp",
  install: "PyPI: asyncssh",
  program: "asyncssh",
  find: findPythonWith,
  needs: ["ssh-keygen"],
  printVersion: '"$0" -c "import asyncssh; print(asyncssh.__version__)"',
  prepare: async ({ root, port }) => {
    makeKey(root, "host");
    const { username } = userInfo();
    const files = join(root, "files");
    const key = join(root, "host");
    return { args: ["-c", ASYNCSSH_SERVER, files, String(port), key, username, PASSWORD] };
  },
  place: placeInRoot,
});

const MINA = "mina-sshd";
const MINA_SERVER = `
import java.nio.file.Path;
import java.util.List;
import org.apache.sshd.common.file.virtualfs.VirtualFileSystemFactory;
import org.apache.sshd.common.keyprovider.FileKeyPairProvider;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.sftp.server.SftpSubsystemFactory;

public class Server {
  public static void main(String[] args) throws Exception {
    SshServer server = SshServer.setUpDefaultServer();
    server.setHost("127.0.0.1");
    server.setPort(Integer.parseInt(args[1]));
    server.setKeyPairProvider(new FileKeyPairProvider(Path.of(args[2])));
    server.setPasswordAuthenticator((user, given, session) -> user.equals(args[3]) && given.equals(args[4]));
    server.setSubsystemFactories(List.of(new SftpSubsystemFactory.Builder().build()));
    server.setFileSystemFactory(new VirtualFileSystemFactory(Path.of(args[0])));
    server.start();
    Thread.currentThread().join();
  }
}
`;

/** The SFTP server of Apache MINA SSHD, a Java library; it uses a folder as its root. */
export const minaSshd = destinationServer({
  name: "Apache MINA SSHD",
  kind: "sftp",
  install: "Maven: org.apache.sshd:sshd-sftp",
  program: MINA,
  find: findJavaWith,
  needs: ["ssh-keygen", "javac"],
  printVersion: `ls ${archivesOf(MINA)} | grep sshd-sftp`,
  prepare: async ({ root, port }) => {
    // Ed25519 would need another library.
    makeKey(root, "host", "ecdsa");
    const source = join(root, "Server.java");
    await writeFile(source, MINA_SERVER);
    const own = [join(root, "files"), String(port), join(root, "host")];
    const java = ["-Djava.awt.headless=true", "-cp", join(archivesOf(MINA), "*"), source];
    return { args: [...java, ...own, userInfo().username, PASSWORD] };
  },
  place: placeInRoot,
});
