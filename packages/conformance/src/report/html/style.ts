/** The style of the page: light or dark by the reader's setting, one column on a phone. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f24, #e6e9ee);
  --muted: light-dark(#555e69, #a3adb9);
  --page: light-dark(#ffffff, #14171c);
  --panel: light-dark(#f4f6f8, #1d2128);
  --line: light-dark(#d5dae0, #363d47);
  --good: light-dark(#14692f, #6fd08c);
  --bad: light-dark(#b3261e, #ff9d94);
  --open: light-dark(#7a4d00, #f0c060);
  --accent: light-dark(#0b57d0, #8ab4f8);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0; }
h4 { font-size: .875rem; margin: .75rem 0 .25rem; color: var(--muted); }
p { margin: .25rem 0; }
a { color: var(--accent); }
ul { padding-left: 1.25rem; }
nav ul, .counts { display: flex; flex-wrap: wrap; gap: .5rem 1rem; list-style: none; padding: 0; margin: .75rem 0; }
.counts li { border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .8rem; background: var(--panel); min-width: 7rem; }
.counts strong { display: block; font-size: 1.4rem; line-height: 1.2; }
.muted { color: var(--muted); }
.passed { color: var(--good); } .failed { color: var(--bad); } .open { color: var(--open); }
.notice { border-left: .25rem solid var(--open); background: var(--panel); padding: .5rem .75rem; margin: 1rem 0; }
code, pre { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { white-space: pre-wrap; background: var(--page); border: 1px solid var(--line); border-radius: .375rem; padding: .5rem .625rem; margin: .25rem 0; }
.text { white-space: pre-wrap; }
h3 code { font-size: 1rem; }
details { border: 1px solid var(--line); border-radius: .5rem; background: var(--panel); margin: .5rem 0; padding: 0 .75rem; }
details[open] { padding-bottom: .75rem; }
summary { cursor: pointer; padding: .5rem 0; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--muted); font-weight: 600; }
th, .passed, .failed, .open { overflow-wrap: break-word; }
.number { text-align: right; padding-right: 0; padding-left: .5rem; width: 6rem; overflow-wrap: normal; }
progress { width: 100%; min-width: 3rem; height: .6rem; accent-color: var(--accent); }
.share { width: 35%; }
.rule { width: 55%; }
@media (max-width: 40rem) { .number { width: 4.5rem; } .share { width: 25%; } .counts li { flex: 1 1 6rem; } }
@media print { details { break-inside: avoid; } nav { display: none; } }
`;
