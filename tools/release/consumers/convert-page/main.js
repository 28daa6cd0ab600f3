import { convertDocument } from "@document-export/convert";

const paragraph = {
  paragraphStyle: { namedStyleType: "HEADING_1" },
  elements: [{ textRun: { content: "Hello\n", textStyle: {} } }],
};
const content = [{ startIndex: 1, endIndex: 7, paragraph }];
const document = { title: "Hello", body: { content } };
const { content: markdown } = convertDocument(document, { format: "markdown" });
globalThis.converted = markdown;
if (globalThis.document) globalThis.document.body.textContent = markdown;
