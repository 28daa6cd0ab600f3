import type { ExampleBody, ExampleCall, ExamplePart } from "./example-call.ts";
import { fileName } from "./file-name.ts";
import type { SampledApi } from "./sampled-api.ts";

/** Statements that build the body of a call, the name of its reader, and its content type. */
interface Body {
  readonly imports: readonly string[];
  readonly statements: readonly string[];
  readonly reader: string;
  /** A Go expression; empty if the call has no body. */
  readonly contentType: string;
}

const NO_BODY: Body = { imports: [], statements: [], reader: "nil", contentType: "" };

/** Returns the call as a Go program that uses the standard library, with base URL and token from the environment. */
export function goSample(call: ExampleCall, { baseUrl, token }: SampledApi): string {
  const { method, target, parameters, body, needsToken } = call;
  const { imports, statements, reader, contentType } = bodyOf(body);
  const headers = [
    ...(needsToken ? [`"Authorization", "Bearer "+os.Getenv("${token}")`] : []),
    ...(contentType === "" ? [] : [`"Content-Type", ${contentType}`]),
    ...parameters
      .filter((parameter) => parameter.in === "header")
      .map(({ name, value }) => `${JSON.stringify(name)}, ${JSON.stringify(String(value))}`),
  ];
  const used = [...new Set(["io", "log", "net/http", "os", ...imports])].toSorted();
  return `package main

import (
${used.map((name) => `\t"${name}"`).join("\n")}
)

func main() {
${[
  ...statements,
  `request, err := http.NewRequest("${method}", os.Getenv("${baseUrl}")+${JSON.stringify(target)}, ${reader})`,
  ...FAIL,
  ...headers.map((header) => `request.Header.Set(${header})`),
  "response, err := http.DefaultClient.Do(request)",
  ...FAIL,
  "defer response.Body.Close()",
  "if response.StatusCode >= 400 {",
  "\tlog.Fatal(response.Status)",
  "}",
  "io.Copy(os.Stdout, response.Body)",
]
  .map((line) => `\t${line}`)
  .join("\n")}
}`;
}

const FAIL = ["if err != nil {", "\tlog.Fatal(err)", "}"];

function bodyOf(body: ExampleBody | undefined): Body {
  if (!body) return NO_BODY;
  if (body.kind === "json")
    return {
      imports: ["strings"],
      statements: [`body := strings.NewReader(${raw(body.value)})`],
      reader: "body",
      contentType: '"application/json"',
    };
  return {
    imports: ["bytes", "mime/multipart", "net/textproto"],
    statements: [
      "body := &bytes.Buffer{}",
      "form := multipart.NewWriter(body)",
      ...body.parts.flatMap(partOf),
      "form.Close()",
    ],
    reader: "body",
    contentType: "form.FormDataContentType()",
  };
}

function partOf({ name, value, isFile, contentType }: ExamplePart): readonly string[] {
  const file = fileName(contentType);
  const disposition = `form-data; name="${name}"${isFile ? `; filename="${file}"` : ""}`;
  return [
    ...(isFile ? [`content, err := os.ReadFile(${JSON.stringify(file)})`, ...FAIL] : []),
    `${name}, _ := form.CreatePart(textproto.MIMEHeader{`,
    `\t"Content-Disposition": {\`${disposition}\`},`,
    `\t"Content-Type":        {"${contentType}"},`,
    "})",
    isFile ? `${name}.Write(content)` : `${name}.Write([]byte(${raw(value)}))`,
  ];
}

/** Formats JSON as a multiline Go string; one with a backtick is quoted instead. */
function raw(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
  return text.includes("`") ? JSON.stringify(text) : `\`${text.replaceAll("\n", "\n\t")}\``;
}
