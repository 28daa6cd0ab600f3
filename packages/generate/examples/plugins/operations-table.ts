// A plug-in that adds a Markdown table of the operations to the generated files.
import type { OperationModel, Plugin } from "@document-export/generate";

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

function describe({ id, method, path, summary = "", responses }: OperationModel): string {
  const statuses = responses.map(({ status }) => status).join(", ");
  return row([`\`${id}\``, `\`${method} ${path}\``, inCell(summary), statuses]);
}

const operationsTable: Plugin = {
  name: "operations-table",
  files: ({ model }) => {
    const head = row(["operation", "request", "what it does", "responses"]);
    const text = [`\n# ${model.title}\n\n`, head, row(["---", "---", "---", "---"])];
    return [{ path: "operations.md", text: [...text, ...model.operations.map(describe)].join("") }];
  },
};

export default operationsTable;
