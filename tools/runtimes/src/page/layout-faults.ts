/**
 * Returns the layout problems of the current page, or of one part: it is wider than its window, words overlap, or text
 * is cut off. Runs in the browser, so everything must be inside the function.
 */
// oxlint-disable-next-line max-lines-per-function -- the browser gets the function alone.
export function layoutFaults(part = "body"): string[] {
  const words: { text: string; box: DOMRect }[] = [];
  const faults: string[] = [];
  const wider = document.documentElement.scrollWidth - window.innerWidth;
  if (wider > 0) faults.push(`${wider} pixels wider than the window`);

  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** The visible area of an element, clipped by its ancestors; computed once, since long pages have many words. */
  interface Frame {
    /** True if the element is visible only to screen readers. */
    readonly unseen: boolean;
    readonly cuts: boolean;
    readonly box: DOMRect | undefined;
    readonly around: Frame | undefined;
  }
  const frames = new Map<Element, Frame>();
  const frameOf = (element: Element): Frame => {
    const known = frames.get(element);
    if (known) return known;
    const { clip, overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const free = overflowX === "visible" && overflowY === "visible";
    const outer = element.parentElement;
    const frame: Frame = {
      unseen: box.width <= 1 || clip !== "auto",
      cuts: /hidden|clip/.test(overflowX),
      box: free || !outer || outer === document.documentElement ? undefined : box,
      around: outer ? frameOf(outer) : undefined,
    };
    frames.set(element, frame);
    return frame;
  };

  const root = document.querySelector(part) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!text || !parent || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rectangle of range.getClientRects()) {
      let { left, right, top, bottom } = rectangle;
      let hidden = rectangle.width === 0;
      for (let frame: Frame | undefined = frameOf(parent); frame; frame = frame.around) {
        if (frame.unseen) hidden = true;
        if (!frame.box) continue;
        if (frame.cuts && !hidden && right > frame.box.right + 1)
          faults.push(`“${text.slice(0, 40)}” is cut off`);
        left = Math.max(left, frame.box.left);
        right = Math.min(right, frame.box.right);
        top = Math.max(top, frame.box.top);
        bottom = Math.min(bottom, frame.box.bottom);
      }
      if (hidden || right <= left || bottom <= top) continue;
      words.push({ text, box: new DOMRect(left, top, right - left, bottom - top) });
    }
  }

  words.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { text, box }] of words.entries())
    for (let next = index + 1; next < words.length; next++) {
      const other = words[next];
      if (!other || other.box.top >= box.bottom) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      // Lines of the same paragraph may touch each other.
      if (across > 2 && down > Math.min(box.height, other.box.height) / 3)
        faults.push(`“${text.slice(0, 40)}” lies on “${other.text.slice(0, 40)}”`);
    }
  return [...new Set(faults)].slice(0, 10);
}
