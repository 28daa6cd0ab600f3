import { body, paragraph, run } from "../support/build-document.js";

const pt = (magnitude: number) => ({ magnitude, unit: "PT" });
const monospaced = { fontFamily: "Roboto Mono" };
const black = { color: { rgbColor: {} } };

/** A document that causes all warnings which no fixture causes. */
export const lossyDocument = {
  ...body(
    paragraph([run("red", { foregroundColor: { color: { rgbColor: { red: 1 } } } })]),
    paragraph([run("large", { fontSize: pt(30) })]),
    {
      paragraph: {
        elements: [run("item\n")],
        bullet: { listId: "l", textStyle: { bold: true } },
      },
    },
    { paragraph: { elements: [run("pasted item\n")], bullet: { listId: "pasted" } } },
    paragraph([run("small capitals", { smallCaps: true })]),
    paragraph([
      {
        textRun: {
          content: "perhaps bold",
          textStyle: {},
          suggestedTextStyleChanges: { "s.1": { textStyle: { bold: true } } },
        },
      },
    ]),
    {
      paragraph: {
        elements: [run("framed\n")],
        paragraphStyle: {
          indentStart: pt(36),
          borderTop: { width: pt(1), color: black },
          tabStops: [{ offset: pt(90), alignment: "START" }],
        },
      },
    },
    {
      paragraph: {
        elements: [run("in the middle\n")],
        paragraphStyle: { alignment: "CENTER" },
      },
    },
    paragraph([
      run("\uE907code with a ", { weightedFontFamily: monospaced }),
      run("link\uE907", { weightedFontFamily: monospaced, link: { url: "https://example.org" } }),
    ]),
    { paragraph: { elements: [run("target\n")], paragraphStyle: { headingId: "h.target" } } },
    paragraph([run("to the target", { link: { headingId: "h.target" } })]),
    paragraph([
      { inlineObjectElement: { inlineObjectId: "i" } },
      { inlineObjectElement: { inlineObjectId: "webp" } },
    ]),
  ),
  lists: { pasted: { listProperties: { nestingLevels: Array.from({ length: 9 }, () => ({})) } } },
  comments: [{ headPost: { content: "Really?" } }],
  documentStyle: { background: { color: { color: { rgbColor: { red: 1, green: 1 } } } } },
  inlineObjects: {
    webp: {
      inlineObjectProperties: {
        embeddedObject: { imageProperties: { contentUri: "data:image/webp;base64,UklGRg==" } },
      },
    },
    i: {
      inlineObjectProperties: {
        embeddedObject: {
          imageProperties: {
            contentUri: "https://example.org/dim.png",
            brightness: -0.5,
            cropProperties: { offsetTop: 0.1 },
            angle: "quarter",
          },
        },
      },
    },
  },
};
