/**
 * What is wrong with the layout of the page that this runs in, or of one part: it is wider than its window, or words lie
 * on words or end where they are cut off. Runs in the browser, so everything stands inside.
 */
export function layoutFaults(part = "body"): string[] {
  const words: { text: string; box: DOMRect }[] = [];
  const faults: string[] = [];
  const wider = document.documentElement.scrollWidth - window.innerWidth;
  if (wider > 0) faults.push(`${wider} pixels wider than the window`);

  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // For those who hear the page.
  const unseen = (element: Element) =>
    element.getBoundingClientRect().width <= 1 || getComputedStyle(element).clip !== "auto";

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
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (unseen(around)) hidden = true;
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === "visible" && overflowY === "visible") continue;
        if (around === document.documentElement || around === document.body) continue;
        const frame = around.getBoundingClientRect();
        const cut = /hidden|clip/.test(overflowX) && right > frame.right + 1;
        if (cut && !hidden) faults.push(`“${text.slice(0, 40)}” is cut off`);
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
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
      // Lines of one paragraph may touch.
      if (across > 2 && down > Math.min(box.height, other.box.height) / 3)
        faults.push(`“${text.slice(0, 40)}” lies on “${other.text.slice(0, 40)}”`);
    }
  return [...new Set(faults)].slice(0, 10);
}
