import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "@document-export/local-servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { DEPLOY, guideCommands } from "./support/deploy-files.ts";

const kustomize = findProgram("kustomize");
const kubectl = findProgram("kubectl");
const builder = kubectl ?? kustomize;
const validator = findProgram("kubernetes-validate");

const missing = builder
  ? validator
    ? undefined
    : "no kubernetes-validate on this machine (pip: kubernetes-validate)"
  : "neither kustomize nor kubectl on this machine";

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: { readonly template?: { readonly spec: PodSpec } };
}

interface PodSpec {
  readonly automountServiceAccountToken: boolean;
  readonly enableServiceLinks: boolean;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly containers: readonly {
    readonly image: string;
    readonly securityContext: object;
    readonly resources: { readonly limits: object; readonly requests: object };
  }[];
}

describe.skipIf(!builder)(builder ? "the overlay" : `SKIPPED: ${missing}`, () => {
  let folder: string;
  let manifests: readonly Manifest[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "document-export-kubernetes-"));
    cpSync(`${DEPLOY}kubernetes`, folder, { recursive: true });
    // The commands of docs/deploy.md; a standalone kustomize may replace kubectl's.
    const commands = guideCommands("kubernetes.test.ts");
    const script = kubectl ? commands : commands.replace("kubectl kustomize", "kustomize build");
    execFileSync("bash", ["-euc", script], { cwd: folder });
    const built = readFileSync(join(folder, "built.yaml"), "utf8");
    manifests = parseAllDocuments(built).map((document) => document.toJS() as Manifest);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("contains every resource of one installation", () => {
    expect(
      manifests
        .map(({ kind, metadata }) => `${kind} ${metadata.name.replace(/-[\da-z]{10}$/, "")}`)
        .toSorted(),
    ).toEqual([
      "ConfigMap document-export-settings",
      "Deployment document-export-api",
      "Deployment document-export-worker",
      "Ingress document-export",
      "Job document-export-migrate",
      "Namespace document-export",
      "NetworkPolicy document-export",
      "PodDisruptionBudget document-export-api",
      "PodDisruptionBudget document-export-worker",
      "Secret document-export-secrets",
      "Service document-export",
      "ServiceAccount document-export",
    ]);
  });

  test("pods meet the restricted standard", () => {
    const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
    expect(pods).toHaveLength(3);
    for (const { containers, ...pod } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
      });
      expect(containers).toMatchObject([
        {
          image: expect.stringMatching(/^registry\.example\.com\/document-export:\d/),
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ["ALL"] },
          },
          resources: {
            requests: { memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
        },
      ]);
    }
  });

  test.skipIf(!validator)(
    validator ? "it follows the schemas of Kubernetes 1.37 and 1.30" : `SKIPPED: ${missing}`,
    () => {
      for (const version of ["1.37", "1.30"]) {
        const args = ["--strict", "--kubernetes-version", version, join(folder, "built.yaml")];
        const { status, stdout, stderr } = spawnSync(validator ?? "", args, { encoding: "utf8" });
        expect(status, stdout + stderr).toBe(0);
      }
    },
  );
});
