import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "@document-export/local-servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEPLOY, GUIDE, readDeployFile } from "./support/deploy-files.ts";

const program = findProgram("systemd-analyze");
/** systemd's exposure level, from 0 to 10; docs/deploy.md states it. */
const EXPOSURE = "1.4";

describe.skipIf(!program)(
  program ? "the unit" : "SKIPPED: no systemd-analyze on this machine",
  () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "document-export-units-"));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** Installs the unit of a role, with Node in place of the command in /opt, which does not exist here. */
    function install(role: string): string {
      const file = join(folder, `document-export@${role}.service`);
      const unit = readDeployFile("systemd/document-export@.service");
      writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
      return file;
    }

    test.each(["all", "api", "worker"])("systemd reports no problem for the role %s", (role) => {
      const { status, stderr } = spawnSync(program ?? "", ["verify", install(role)], {
        encoding: "utf8",
      });
      expect(stderr).toBe("");
      expect(status).toBe(0);
    });

    test("exposure matches the guide", () => {
      const args = ["security", "--offline=true", "--no-pager", install("api")];
      expect(execFileSync(program ?? "", args, { encoding: "utf8" })).toContain(
        `Overall exposure level for document-export@api.service: ${EXPOSURE} OK`,
      );
      expect(readFileSync(GUIDE, "utf8")).toContain(`an exposure of ${EXPOSURE}`);
    });

    test("systemd reports no problem for the socket, which starts its service", () => {
      install("all");
      const file = join(folder, "document-export@all.socket");
      cpSync(`${DEPLOY}systemd/document-export@.socket`, file);
      const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
      const { stderr } = spawnSync(program ?? "", ["verify", file], { encoding: "utf8", env });
      expect(stderr).toBe("");
    });

    test("systemd reports no problem with the file for https", () => {
      const file = install("api");
      mkdirSync(`${file}.d`);
      cpSync(`${DEPLOY}systemd/tls.conf`, join(`${file}.d`, "tls.conf"));
      const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
      const { stderr } = spawnSync(program ?? "", ["verify", file], { encoding: "utf8", env });
      expect(stderr).toBe("");
    });
  },
);
