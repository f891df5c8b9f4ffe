internal import Pages

/// The style of a timeline's page without its lanes: on a phone and on a wide screen, in light and dark mode,
/// and on paper.
let timelineStyle = Markup.StaticText(
  """
  :root {
    color-scheme: light dark;
    --paper: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --track: #eef1f5;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #14181d; --ink: #e8ecf1; --soft: #a9b4c0; --line: #3a434d; --track: #20262d;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: break-word;
  }
  h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.25rem; margin: 1.5rem 0 0.25rem; }
  p { margin: 0.25rem 0 0.5rem; max-width: 48rem; }
  .soft { color: var(--soft); }
  .verdict { font-weight: 600; }
  .own { font-weight: 700; color: var(--own); }
  .scroll { overflow-x: auto; }
  summary { cursor: pointer; padding: 0.35rem 0; }
  pre { margin: 0.25rem 0; padding: 0.5rem; background: var(--track); font: 0.92em/1.4 ui-monospace, monospace; }
  :focus-visible { outline: 3px solid var(--own); outline-offset: 2px; }
  table { border-collapse: collapse; font-size: 0.92rem; }
  caption { text-align: left; color: var(--soft); padding-bottom: 0.25rem; }
  th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.9rem 0.25rem 0; border-bottom: 1px solid var(--line); }
  td { white-space: pre-line; min-width: 7rem; }
  footer { margin-top: 2rem; }
  @media print {
    :root {
      --paper: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb; --track: #eeeeee;
    }
    body { padding: 0; max-width: none; font-size: 9pt; }
    tr { break-inside: avoid; }
  }
  """)
