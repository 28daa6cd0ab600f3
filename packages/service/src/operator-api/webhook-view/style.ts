/** Style sheet of the page. */
export const STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#222831, #e6e8ec);
  --quiet: light-dark(#545c69, #a9afba);
  --line: light-dark(#c9ced8, #3d4450);
  --link: light-dark(#1d5fd1, #b9d0ff);
  --good: light-dark(#dff3e4, #12341d);
  --bad: light-dark(#fde7e5, #4a1512);
  --note: light-dark(#fdf0d5, #3d2a05);
}
* {
  box-sizing: border-box;
}
html {
  background: light-dark(#fff, #15171c);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
body {
  margin: 0;
  overflow-wrap: anywhere;
}
main {
  max-width: 78rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 3rem;
}
h1 {
  font-size: clamp(1.3rem, 4vw, 1.8rem);
  line-height: 1.2;
  margin: 0 0 0.25rem;
}
h2 {
  font-size: 1.2rem;
  margin: 2rem 0 0.75rem;
}
a {
  color: var(--link);
}
code {
  font: 0.875em/1.5 ui-monospace, monospace;
}
:focus-visible {
  outline: 3px solid #2f6fe4;
  outline-offset: 2px;
}
.quiet {
  color: var(--quiet);
}
.note {
  background: var(--note);
  border-radius: 0.4rem;
  padding: 0.75rem 1rem;
}
.good {
  background: var(--good);
}
.bad {
  background: var(--bad);
}
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0.25rem 1.5rem;
  margin: 0;
}
dt {
  color: var(--quiet);
}
dd {
  margin: 0;
}
label {
  display: block;
  font-weight: 600;
}
.row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}
input {
  flex: 1 1 16rem;
  max-width: 32rem;
  width: 100%;
}
input,
button {
  background: transparent;
  border: 1px solid var(--quiet);
  border-radius: 0.4rem;
  color: inherit;
  font: inherit;
  min-height: 2.75rem;
  padding: 0.4rem 0.9rem;
}
button {
  cursor: pointer;
}
table {
  border-collapse: collapse;
  margin-top: 1rem;
  width: 100%;
}
th,
td {
  border-bottom: 1px solid var(--line);
  overflow-wrap: normal;
  padding: 0.5rem 0.75rem 0.5rem 0;
  text-align: left;
  vertical-align: top;
}
td code {
  display: block;
}
time {
  white-space: nowrap;
}
@media (max-width: 60rem) {
  thead {
    position: absolute;
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    width: 1px;
  }
  table,
  tbody,
  tr,
  td {
    display: block;
  }
  tr {
    border-bottom: 1px solid var(--line);
    padding: 0.75rem 0;
  }
  td {
    border: 0;
    overflow-wrap: anywhere;
    padding: 0.1rem 0;
  }
  td::before {
    color: var(--quiet);
    content: attr(data-head) ": ";
  }
}
nav {
  display: flex;
  gap: 1.5rem;
  margin-top: 1rem;
}
nav a {
  padding: 0.5rem 0;
}
footer {
  border-top: 1px solid var(--line);
  margin-top: 2rem;
  padding-top: 0.5rem;
}
`;
