import type { Format } from "../../formats.js";
import { button, element } from "./element.js";
import type { Result } from "./job-message.js";
import { createPanel, type Panel } from "./panel.js";

/** The tabs with the results. */
export interface ResultTabs {
  readonly add: (result: Result) => void;
  readonly clear: () => void;
  /** Highlights the text in the result that is shown, if the result contains it. */
  readonly find: (text: string) => void;
}

/** Labels of formats whose usual spelling differs from their name. */
const LABELS: Readonly<Partial<Record<Format, string>>> = {
  html: "HTML",
  markdown: "Markdown",
  docx: "DOCX",
  epub: "EPUB",
  text: "Text",
};

interface Tab {
  readonly result: Result;
  readonly control: HTMLButtonElement;
  readonly panel: Panel;
}

/** Shows each result under a tab (WAI-ARIA, tabs with automatic activation), and calls `onShow` when it is shown. */
export function openResultTabs(onShow: (result: Result) => void): ResultTabs {
  const tabs: Tab[] = [];
  const show = (shown: Tab) => {
    for (const tab of tabs) {
      const isShown = tab === shown;
      tab.control.setAttribute("aria-selected", String(isShown));
      tab.control.tabIndex = isShown ? 0 : -1;
      tab.panel.node.hidden = !isShown;
    }
    onShow(shown.result);
  };
  element("tabs").addEventListener("keydown", (event) => {
    const next = nextTab(tabs, event.key);
    if (!next) return;
    event.preventDefault();
    next.control.focus();
    show(next);
  });
  return {
    add: (result) => {
      const tab = createTab(result, () => show(tab));
      tabs.push(tab);
      element("tabs").append(tab.control);
      element("panels").append(tab.panel.node);
      if (tabs.length === 1) show(tab);
    },
    clear: () => {
      for (const { panel } of tabs.splice(0)) panel.remove();
      element("tabs").replaceChildren();
    },
    find: (text) => tabs.find(({ panel }) => !panel.node.hidden)?.panel.find(text),
  };
}

function createTab(result: Result, onClick: () => void): Tab {
  const { format } = result;
  const attributes = { role: "tab", id: `tab-${format}`, "aria-controls": `panel-${format}` };
  const control = button(LABELS[format] ?? format, onClick, {
    ...attributes,
    "aria-selected": "false",
  });
  control.tabIndex = -1;
  const panel = createPanel(result);
  panel.node.hidden = true;
  return { result, control, panel };
}

function nextTab(tabs: readonly Tab[], key: string): Tab | undefined {
  const at = tabs.findIndex(({ control }) => control === document.activeElement);
  const { length } = tabs;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % length,
    ArrowLeft: (at - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  return tabs[targets[key] ?? -1];
}
