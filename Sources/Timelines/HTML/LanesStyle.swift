public import Pages

/// The style of lanes, on a page that has the colours `--paper`, `--ink`, `--soft`, `--line` and `--track`.
///
/// No sign depends on its colour alone: a callback that the scenario overrides has bold letters, a line
/// between lanes ends in an arrow's head, printed text has a bar beside it, and words stand at the first
/// difference of two sides.
public let lanesStyle = Markup.StaticText(
  """
  :root { --own: #0b4f8a; --call: #a04e00; --wide: 12rem; }
  @media (prefers-color-scheme: dark) { :root { --own: #8cc4ff; --call: #ffb066; } }
  .lanes { overflow-x: auto; margin: 0.5rem 0; }
  .lanes .moment {
    font-size: 0.95rem; margin: 0.75rem 0 0.25rem; padding: 0.15rem 0.5rem; background: var(--track);
    border-left: 4px solid var(--call);
  }
  .lanes code { font: 0.92em ui-monospace, monospace; background: var(--paper); padding: 0; overflow-wrap: anywhere; }
  .lanes .own { font-weight: 700; color: var(--own); }
  .lanes samp {
    display: block; font: 0.92em ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
    border-left: 4px double var(--soft); padding-left: 0.5rem; margin: 0.15rem 0;
  }
  .lanes ol { list-style: none; margin: 0; padding: 0; max-width: none; }
  .lanes .band { min-width: calc(3rem + var(--lanes) * var(--wide)); }
  .row {
    display: grid; grid-template-columns: 3rem repeat(var(--lanes), minmax(var(--wide), 1fr));
    min-width: calc(3rem + var(--lanes) * var(--wide)); align-items: start; position: relative;
    background-image: linear-gradient(to right, var(--line) 1px, transparent 1px);
    background-size: calc((100% - 3rem) / var(--lanes)) 100%; background-position: 3rem 0;
    background-repeat: repeat-x;
  }
  .row:target { background-color: var(--track); }
  .heads { font-weight: 600; }
  .heads span { padding: 0.25rem 0.5rem; border-bottom: 2px solid var(--ink); overflow-wrap: anywhere; }
  .number { grid-column: 1; grid-row: 1 / 3; color: var(--soft); background: var(--paper); padding: 0.5rem 0.5rem 0 0; text-align: right; align-self: stretch; }
  .call { grid-row: 1; height: 0.5rem; border-bottom: 2px solid var(--call); margin: 0 0.4rem; position: relative; }
  .call::after {
    content: ""; position: absolute; bottom: -0.3rem; border: 0.25rem solid transparent;
  }
  .call.right::after { right: -0.25rem; border-left: 0.5rem solid var(--call); }
  .call.left::after { left: -0.25rem; border-right: 0.5rem solid var(--call); }
  .cell { grid-row: 2; padding: 0.25rem 0.5rem 0.25rem calc(0.5rem + var(--depth) * 0.75rem); min-width: 0; }
  .differs { background-color: var(--track); }
  .lanes .differs code { font-weight: 700; background: none; }
  .first { grid-column: 2 / -1; grid-row: 1; padding: 0.25rem 0.5rem 0; color: var(--call); }
  .first::before { content: "* " / ""; }
  .divide { grid-row: 1 / 3; align-self: stretch; border-left: 2px solid var(--ink); }
  .heads .divide { padding: 0; border-bottom: none; grid-row: 1; }
  .heads span { grid-row: 1; }
  .lanes summary { cursor: pointer; padding: 0; color: inherit; }
  .lanes dl { display: block; margin: 0.25rem 0 0.5rem; padding: 0.25rem 0.5rem; background: var(--track); font-size: 0.92rem; }
  .lanes dt { color: var(--soft); }
  .lanes dd { margin: 0 0 0.25rem; font-size: inherit; overflow-wrap: anywhere; }
  .heads, .object { overflow: hidden; }
  @media (min-width: 48.01rem) {
    .cell details .object, .pair .object, .pair .side {
      position: absolute; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap; overflow: hidden;
    }
  }
  @media (max-width: 48rem) {
    .heads, .call, .row .divide { display: none; }
    .lanes .band, .row { min-width: 0; }
    .row { grid-template-columns: 2rem minmax(0, 1fr); background-image: none; border-bottom: 1px solid var(--line); }
    .row .cell { grid-column: 2 !important; grid-row: 1; }
    .row.pair .cell.left { grid-row: 2; }
    .row.pair .cell.right { grid-row: 3; }
    .number { grid-row: 1; }
    .row.pair .number { grid-row: 1 / 4; }
    .object { font-weight: 600; }
    .side { color: var(--soft); }
  }
  @media print {
    :root { --own: #000000; --call: #000000; }
    .row { break-inside: avoid; }
    .lanes details:not([open]), .lanes summary { display: block; }
  }
  """)
