import type { Command, Generator } from "./generator.ts";

const checkTypes: Command = ["tsc", "--project", "."];
const bundle: Command = ["rolldown", "main.ts", "--platform", "node", "--file", "main.mjs"];

const OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen";

/** Returns commands that create a Python environment in the folder `tool`, with packages of fixed versions. */
function python(...packages: readonly string[]): readonly Command[] {
  return [
    ["python3", "-m", "venv", "tool"],
    ["tool/bin/pip", "install", "--quiet", ...packages],
  ];
}

/** The generator that every test run uses. It is installed with this package's dependencies. */
export const installed: Generator = {
  id: "hey-api",
  name: "@hey-api/openapi-ts",
  version: "0.99.0",
  language: "TypeScript",
  takes: "openapi.json",
  needs: [],
  prepare: [
    ["openapi-ts", "--input", "{description}", "--output", "client", "--silent"],
    checkTypes,
    bundle,
  ],
  call: ["node", "main.mjs"],
  types: "`file` is a `Blob`, `options` typed, errors typed by status, the events a union",
  remarks: "Needs TypeScript 5 or 6",
};

/** Generators that only the long tests install and use. */
export const others: readonly Generator[] = [
  {
    id: "orval",
    name: "orval",
    version: "8.38.0",
    language: "TypeScript",
    takes: "openapi.json",
    needs: ["npm"],
    prepare: [
      ["npm", "install", "--prefix", "tool", "--no-audit", "--no-fund", "orval@{version}"],
      ["tool/node_modules/.bin/orval", "--config", "orval.config.mjs"],
      checkTypes,
      bundle,
    ],
    call: ["node", "main.mjs"],
    types: "A union discriminated by status",
    remarks:
      "Sends `options` as text without a media type, which is allowed; `headers: true` gives `Prefer`",
  },
  {
    id: "openapi-generator",
    name: "openapi-generator, `python`",
    version: "7.26.0",
    language: "Python",
    takes: "openapi.json",
    needs: ["java", "python3"],
    prepare: [
      ...python("openapi-generator-cli=={version}"),
      [
        "tool/bin/openapi-generator-cli",
        "generate",
        "-g",
        "python",
        "-i",
        "{description}",
        "-o",
        "client",
      ],
      ["tool/bin/pip", "install", "--quiet", "./client"],
    ],
    call: ["tool/bin/python", "main.py"],
    types: "Pydantic models, errors by status with a typed problem",
    remarks: "Enforces the bounds of the contract in the client",
  },
  {
    id: "openapi-python-client",
    name: "openapi-python-client",
    version: "0.29.1",
    language: "Python",
    takes: "openapi.json",
    needs: ["python3"],
    prepare: [
      ...python("openapi-python-client=={version}", "mypy==1.18.2"),
      [
        "tool/bin/openapi-python-client",
        "generate",
        "--path",
        "{description}",
        "--meta",
        "none",
        "--output-path",
        "client",
      ],
      ["tool/bin/mypy", "--strict", "main.py"],
    ],
    call: ["tool/bin/python", "main.py"],
    types: "`options` typed and sent as `application/json`, errors part of the union",
    remarks: "`file` is a stream",
  },
  {
    id: "oapi-codegen",
    name: "oapi-codegen",
    version: "2.8.2",
    language: "Go",
    takes: "openapi.json",
    needs: ["go"],
    prepare: [
      ["go", "run", `${OAPI_CODEGEN}@v{version}`, "-config", "config.yaml", "{description}"],
      ["go", "mod", "tidy"],
      ["go", "build", "-o", "main", "."],
    ],
    call: ["./main"],
    types: "A body for each status, events told apart by their discriminator",
    remarks: "The body of an upload is an `io.Reader`: the parts are written by hand",
  },
  {
    id: "newman",
    name: "newman",
    version: "6.2.2",
    language: "Postman collection",
    takes: "postman.json",
    needs: ["npm"],
    prepare: [
      ["npm", "install", "--prefix", "tool", "--no-audit", "--no-fund", "newman@{version}"],
    ],
    call: ["node", "main.mjs"],
    types: "None",
    remarks: "The file, ids of your own and the token are to be filled in",
  },
  {
    id: "bruno",
    name: "@usebruno/cli",
    version: "4.1.0",
    language: "Bruno collection",
    takes: "bruno.json",
    needs: ["npm"],
    prepare: [
      ["npm", "install", "--prefix", "tool", "--no-audit", "--no-fund", "@usebruno/cli@{version}"],
    ],
    call: ["node", "main.mjs"],
    types: "None",
    remarks: "As newman; written to a folder as Bruno does when it imports one",
  },
];
