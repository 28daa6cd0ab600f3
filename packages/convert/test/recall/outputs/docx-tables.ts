import type { Element } from "xast";

/** A visible cell, with its spans. */
export interface DocxCell {
  readonly element: Element;
  rowSpan: number;
  readonly columnSpan: number;
}

/** The cells of each row; a cell that continues the one above counts as that cell (ECMA-376 part 1, 17.4.84). */
export function tableRows(table: Element): readonly (readonly DocxCell[])[] {
  const open = new Map<number, DocxCell>();
  return below(table, "w:tr").map((row) => {
    let column = 0;
    return below(row, "w:tc").flatMap((element) => {
      const [properties] = below(element, "w:tcPr");
      const [span] = properties ? below(properties, "w:gridSpan") : [];
      const [merge] = properties ? below(properties, "w:vMerge") : [];
      const columnSpan = Number(span?.attributes["w:val"] ?? 1);
      const above = open.get(column);
      const continues = merge && merge.attributes["w:val"] !== "restart";
      const cell = { element, rowSpan: 1, columnSpan };
      if (continues && above) above.rowSpan += 1;
      else open.set(column, cell);
      column += columnSpan;
      return continues && above ? [] : [cell];
    });
  });
}

function below(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== "element") return [];
    if (child.name === name) return [child];
    return ["w:sdt", "w:sdtContent", "w:ins", "w:del"].includes(child.name)
      ? below(child, name)
      : [];
  });
}
