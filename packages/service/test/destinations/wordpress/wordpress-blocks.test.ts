import { describe, expect, test } from "vitest";
import { blockContent } from "../../../src/destinations/wordpress/blocks/block-content.js";
import type {
  BlockType,
  BlockTypes,
} from "../../../src/destinations/wordpress/site/block-types.js";
import { everything } from "../../support/wordpress/everything.js";
import { siteHtml } from "../../support/wordpress/documents.js";

const plain: BlockType = { attributes: {}, supports: {} };
const type = (attributes: BlockType["attributes"], supports: BlockType["supports"] = {}) => ({
  attributes,
  supports,
});
const LATER = { lightbox: {}, id: {}, width: { type: "string" }, height: { type: "string" } };
const CELLS = { query: { cells: { query: { colspan: {}, rowspan: {} } } } };

/** Block types as of WordPress 6.6, where they differ from those of 6.1, which the tests on a site use. */
const types: BlockTypes = new Map([
  ["core/paragraph", type({ align: {} }, { className: false })],
  ["core/heading", type({ level: { default: 2 } }, { typography: { textAlign: true } })],
  ["core/list-item", type({}, { className: false, anchor: true })],
  ["core/image", type(LATER)],
  ["core/table", type({ hasFixedLayout: { default: true }, body: CELLS })],
  ["core/nextpage", type({}, { className: false, customClassName: false })],
  ["core/html", type({}, { className: false, customClassName: false })],
  ...["list", "quote", "code", "separator", "gallery", "group", "footnotes"].map(
    (name) => [`core/${name}`, plain] as const,
  ),
]);
const media = new Map([["/wide.png", { id: 7, url: "/wide.png", width: 600, height: 300 }]]);

const write = (
  html: string,
  { title = "", footnotes = "block" as "block" | "list", isFiltered = false } = {},
) => blockContent({ html, title, marks: ["mine"], types, media, footnotes, isFiltered });
const content = (html: string) =>
  write(html).content.replace(' {"className":"mine"}', "").replace(' class="mine"', "");

describe("on a later WordPress version", () => {
  test.each([
    [
      "a list has its numerals as a style",
      '<p>a</p><ol type="i" start="4"><li>x</li></ol>',
      '<!-- wp:list {"ordered":true,"type":"lower-roman","start":4} -->\n<ol start="4" style="list-style-type:lower-roman" class="wp-block-list"><!-- wp:list-item -->\n<li>x</li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->',
    ],
    [
      "a heading has its alignment as a style",
      '<p>a</p><h3 style="text-align: center">x</h3>',
      '<!-- wp:heading {"style":{"typography":{"textAlign":"center"}},"level":3} -->\n<h3 class="wp-block-heading has-text-align-center">x</h3>\n<!-- /wp:heading -->'.replace(
        '{"style":{"typography":{"textAlign":"center"}},"level":3}',
        '{"level":3,"style":{"typography":{"textAlign":"center"}}}',
      ),
    ],
    [
      "an image has its width as a style, and keeps its shape",
      '<p>a</p><p><img src="/wide.png" alt="x" width="200" height="100"></p>',
      '<!-- wp:image {"id":7,"width":"200px","height":"auto","sizeSlug":"full","linkDestination":"none"} -->\n<figure class="wp-block-image size-full is-resized"><img src="/wide.png" alt="x" class="wp-image-7" style="width:200px;height:auto"/></figure>\n<!-- /wp:image -->',
    ],
    [
      "merged cells stay in the block of the table",
      '<p>a</p><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
      '<!-- wp:table {"hasFixedLayout":false} -->\n<figure class="wp-block-table"><table><tbody><tr><td colspan="2">x</td></tr></tbody></table></figure>\n<!-- /wp:table -->',
    ],
  ])("%s", (_, html, expected) => {
    const [, ...blocks] = content(html).split("\n\n");
    expect(blocks.join("\n\n")).toBe(expected);
  });

  test("writes footnotes as a block, separate from their text", () => {
    const { bytes } = siteHtml(everything("https://example.com"), "/wide.png");
    const { content, footnotes } = write(bytes.toString());
    const [note] = footnotes;
    expect(note?.content).toBe("Where it <strong>is</strong> from &amp; to.");
    expect(content).toContain(
      `<sup data-fn="${note?.id}" class="fn"><a href="#${note?.id}" id="${note?.id}-link">1</a></sup>`,
    );
    expect(content).toContain("<!-- wp:footnotes /-->");
    expect(content).not.toContain("doc-backlink");
  });

  test("writes footnotes as a list if an HTML table refers to one", () => {
    const note = '<sup id="reference:1"><a href="#note:1" role="doc-noteref">1</a></sup>';
    const table = `<table><tbody><tr><td><ul><li>x${note}</li></ul></td></tr></tbody></table>`;
    const section = '<section class="footnotes"><ol><li id="note:1"><p>Why</p></li></ol></section>';
    const { content, footnotes } = write(`${table}${section}`);
    expect(footnotes).toEqual([]);
    expect(content).toContain('<span id="note:1">Why</span>');
    expect(content).toContain('href="#note:1"');
  });
});

test("writes a picture in a text as a block with its link", () => {
  const html = '<p>a <strong>b <a href="/x"><img src="/wide.png" alt=""></a> c</strong></p>';
  const blocks = content(html).split("\n\n");
  expect(blocks[0]).toContain("<p>a <strong>b </strong></p>");
  expect(blocks[1]).toContain('<a href="/x"><img src="/wide.png" alt="" class="wp-image-7"/></a>');
  expect(blocks[2]).toContain("<p><strong> c</strong></p>");
});

test("continues list numbering after a block that list items cannot contain", () => {
  const html = "<p>a</p><ol><li>a<pre><code>x</code></pre></li><li>b</li></ol>";
  const names = content(html).match(/<!-- wp:\S+( \{.*\})? -->/g);
  expect(names?.map((name) => name.slice(5, -4))).toEqual([
    "wp:paragraph",
    'wp:list {"ordered":true}',
    "wp:list-item",
    "wp:code",
    'wp:list {"ordered":true,"start":2}',
    "wp:list-item",
  ]);
});

test("writes a label that no list supports before its text", () => {
  const html = String.raw`<ol><li style='list-style-type: "\28 a\29  "'>x</li><li>y</li></ol>`;
  expect(content(html)).toContain("<li>(a) x</li>");
  expect(content(html)).toContain("<li>2. y</li>");
});

test("escapes text that looks like a block", () => {
  const html = '<p><a href="/?--&gt;" title="<!-- wp:html -->">&lt;!-- wp:html --&gt;</a></p>';
  expect(content(html).match(/<!--/g)).toHaveLength(2);
});

const JUSTIFIED = '<p style="text-align: justify">x</p>';
const CROPPED =
  '<p><span class="crop" style="display: inline-block; overflow: hidden; width: 200px; aspect-ratio: 2 / 1"><img src="/wide.png" alt="" style="width: 150%"></span></p>';

test("justified lines have a style of their own, unless the site drops it", () => {
  expect(write(JUSTIFIED)).toMatchObject({
    content: expect.stringContaining(
      '<p class="mine"><span style="display:block;text-align:justify">x</span></p>',
    ),
    losses: [],
  });
  expect(write(JUSTIFIED, { isFiltered: true })).toMatchObject({
    content: expect.stringContaining('<p class="mine">x</p>'),
    losses: ["justified lines"],
  });
});

test("a cropped image is HTML, with a height where the site drops its shape", () => {
  const image = '<img src="/wide.png" alt="" class="wp-image-7" style="width: 150%">';
  expect(write(`<p>a</p>${CROPPED}`).content).toContain(
    `<!-- wp:html -->\n<div style="overflow: hidden; width: 200px; aspect-ratio: 2 / 1">${image}</div>\n<!-- /wp:html -->`,
  );
  const { content, losses } = write(`<p>a</p>${CROPPED}`, { isFiltered: true });
  expect(content).toContain('<div style="overflow: hidden; width: 200px; height: 100px">');
  expect(losses).toEqual([]);
});

test("a cropped image in a cell is whole where the site drops its window", () => {
  const table = `<table><tbody><tr><td>${CROPPED}</td></tr></tbody></table>`;
  expect(write(table)).toMatchObject({
    content: expect.stringContaining("overflow: hidden"),
    losses: [],
  });
  const { content, losses } = write(table, { isFiltered: true });
  expect(content).toContain('style="width: 200px;" src="/wide.png"');
  expect(content).not.toContain("150%");
  expect(losses).toEqual(["crops of images"]);
});

test("a heading from right to left begins at the right", () => {
  expect(content('<p>a</p><h2 dir="rtl">x</h2>')).toContain(
    '<h2 class="wp-block-heading has-text-align-right"><span dir="rtl">x</span></h2>',
  );
});

test("a checklist has no bullets before its boxes", () => {
  const list =
    '<ul class="contains-task-list"><li><label><input type="checkbox" disabled> x</label></li></ul>';
  expect(content(`<p>a</p>${list}`)).toContain(
    '<!-- wp:list {"ordered":true,"type":"none","className":"contains-task-list"} -->\n<ol style="list-style-type:none" class="wp-block-list contains-task-list">',
  );
});

test.each([
  ['<ul dir="rtl"><li>x</li></ul>', "direction of lists, unless the site runs from right to left"],
  [
    '<table dir="rtl"><tr><td>x</td></tr></table>',
    "direction of tables, unless the site runs from right to left",
  ],
  ['<p style="text-align: center; margin-block: 0 6pt">x</p>', "paragraph formatting"],
  ['<table><tr><td style="background: red">x</td></tr></table>', "cell formatting"],
  [
    '<table><tr><td><p>x</p><p style="text-align: end">y</p></td></tr></table>',
    "alignment of single lines in cells",
  ],
  ['<section class="columns"><p>x</p></section>', "columns"],
  [
    '<p><img src="/a.png" style="transform: rotate(9deg)"></p>',
    "rotation, borders and transparency of images",
  ],
])("what no block shows of %s is named", (html, loss) => {
  expect(write(html).losses).toEqual([loss]);
});
