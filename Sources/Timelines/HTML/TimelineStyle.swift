internal import Pages

/// The style of a timeline's page: on a phone and on a wide screen, in light and dark mode, and on paper.
///
/// No sign depends on its colour alone: a callback that the scenario overrides has bold letters, a line
/// between lanes ends in an arrow's head, and printed text has a bar beside it.
let timelineStyle = Markup.StaticText(
  """
  :root {
    color-scheme: light dark;
    --paper: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --track: #eef1f5;
    --own: #0b4f8a; --call: #a04e00;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #14181d; --ink: #e8ecf1; --soft: #a9b4c0; --line: #3a434d; --track: #20262d;
      --own: #8cc4ff; --call: #ffb066;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: break-word;
  }
  h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.25rem; margin: 1.5rem 0 0.25rem; }
  h3 {
    font-size: 0.95rem; margin: 0.75rem 0 0.25rem; padding: 0.15rem 0.5rem; background: var(--track);
    border-left: 4px solid var(--call); position: sticky; left: 0;
  }
  p { margin: 0.25rem 0 0.5rem; max-width: 48rem; }
  .soft { color: var(--soft); }
  .verdict { font-weight: 600; }
  code, samp { font-family: ui-monospace, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
  .own { font-weight: 700; color: var(--own); }
  samp {
    display: block; white-space: pre-wrap; border-left: 4px double var(--soft); padding-left: 0.5rem;
    margin: 0.15rem 0;
  }
  .scroll { overflow-x: auto; }
  .band { min-width: calc(3rem + var(--lanes) * 10rem); }
  ol { list-style: none; margin: 0; padding: 0; }
  .row {
    display: grid; grid-template-columns: 3rem repeat(var(--lanes), minmax(10rem, 1fr));
    min-width: calc(3rem + var(--lanes) * 10rem); align-items: start;
    background-image: linear-gradient(to right, var(--line) 1px, transparent 1px);
    background-size: calc((100% - 3rem) / var(--lanes)) 100%; background-position: 3rem 0;
    background-repeat: repeat-x;
  }
  .row:target { background-color: var(--track); }
  .heads { font-weight: 600; }
  .heads span { padding: 0.25rem 0.5rem; border-bottom: 2px solid var(--ink); overflow-wrap: anywhere; }
  .number { grid-column: 1; grid-row: 1 / 3; color: var(--soft); background: var(--paper); padding: 0.5rem 0.5rem 0 0; text-align: right; }
  .call { grid-row: 1; height: 0.5rem; border-bottom: 2px solid var(--call); margin: 0 0.4rem; position: relative; }
  .call::after {
    content: ""; position: absolute; bottom: -0.3rem; border: 0.25rem solid transparent;
  }
  .call.right::after { right: -0.25rem; border-left: 0.5rem solid var(--call); }
  .call.left::after { left: -0.25rem; border-right: 0.5rem solid var(--call); }
  .cell { grid-row: 2; padding: 0.25rem 0.5rem 0.25rem calc(0.5rem + var(--depth) * 0.75rem); min-width: 0; }
  summary { cursor: pointer; }
  dl { margin: 0.25rem 0 0.5rem; padding: 0.25rem 0.5rem; background: var(--track); font-size: 0.92rem; }
  dt { color: var(--soft); }
  dd { margin: 0 0 0.25rem; overflow-wrap: anywhere; }
  .heads, .object { overflow: hidden; }
  @media (min-width: 48.01rem) {
    details .object {
      position: absolute; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap;
    }
  }
  @media (max-width: 48rem) {
    .heads, .call { display: none; }
    .band, .row { min-width: 0; }
    .row { grid-template-columns: 2rem minmax(0, 1fr); background-image: none; border-bottom: 1px solid var(--line); }
    .row .cell { grid-column: 2 !important; grid-row: 1; }
    .number { grid-row: 1; }
    .object { font-weight: 600; }
  }
  :focus-visible { outline: 3px solid var(--own); outline-offset: 2px; }
  table { border-collapse: collapse; font-size: 0.92rem; }
  caption { text-align: left; color: var(--soft); padding-bottom: 0.25rem; }
  th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.9rem 0.25rem 0; border-bottom: 1px solid var(--line); }
  td { white-space: pre-line; min-width: 7rem; }
  footer { margin-top: 2rem; }
  @media print {
    :root {
      --paper: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb; --track: #eeeeee;
      --own: #000000; --call: #000000;
    }
    body { padding: 0; max-width: none; font-size: 9pt; }
    .row, tr { break-inside: avoid; }
  }
  """)
