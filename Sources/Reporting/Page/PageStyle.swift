internal import Pages

/// The style of the page: on a phone and on a wide screen, in light and dark mode, and on paper.
///
/// Sizes follow the reader's settings. No sign depends on its colour alone: a held rule is filled, a rule
/// that is being learnt is a ring, a new rule is a thin ring.
let pageStyle = Markup.StaticText(
  """
  :root {
    color-scheme: light dark;
    --paper: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --track: #eaeef2;
    --held: #0b62a8; --learning: #a04e00; --missed: #a3216b; --time: #4a6b8a;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #14181d; --ink: #e8ecf1; --soft: #a9b4c0; --line: #3a434d; --track: #262d35;
      --held: #6cb6ff; --learning: #ffb066; --missed: #ff8ac4; --time: #9db8d2;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 1rem; max-width: 74rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word;
  }
  h1 { font-size: 1.7rem; line-height: 1.2; margin: 0.5rem 0; }
  h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.25rem; }
  p { margin: 0.25rem 0 0.5rem; max-width: 44rem; }
  .soft { color: var(--soft); }
  main { display: grid; gap: 2rem 2.5rem; grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 60rem) { main { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  .wide { grid-column: 1 / -1; }
  ol { margin: 0.25rem 0 0.5rem; padding-left: 1.5rem; max-width: 44rem; }
  code { font-family: ui-monospace, monospace; background: var(--track); padding: 0.1rem 0.3rem; }
  ul { margin: 0.25rem 0 0.5rem; padding-left: 1.5rem; max-width: 44rem; }
  pre { margin: 0.25rem 0 0.5rem; padding: 0.5rem; overflow-x: auto; background: var(--track); }
  pre code { padding: 0; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.75rem; margin: 0; }
  dl div { border-top: 2px solid var(--line); padding-top: 0.25rem; }
  dt { color: var(--soft); }
  dd { margin: 0; font-size: 1.25rem; }
  dd small { display: block; font-size: 0.9rem; color: var(--soft); }
  figure { margin: 0.5rem 0; }
  figure svg { display: block; width: 100%; height: auto; margin-bottom: 0.5rem; }
  figcaption { color: var(--soft); }
  .key { display: inline-block; margin-right: 1.25rem; }
  figcaption svg.sign { display: inline-block; width: 0.9rem; height: 0.9rem; margin: 0; vertical-align: -0.1rem; }
  text { fill: var(--ink); font-size: 15px; font-family: system-ui, sans-serif; }
  text.small { font-size: 13px; fill: var(--soft); }
  text.box { font-size: 13px; }
  line.grid { stroke: var(--line); }
  line.target, path.target { stroke: var(--soft); stroke-dasharray: 2 3; fill: none; }
  line.today { stroke: var(--soft); }
  line.edge { stroke: var(--soft); stroke-width: 1.25; opacity: 0.6; }
  path.curve, path.ahead { fill: none; stroke: var(--held); stroke-width: 2; stroke-linejoin: round; }
  path.ahead { stroke-dasharray: 5 4; }
  circle.held { fill: var(--held); stroke: var(--held); stroke-width: 2; }
  circle.learning { fill: var(--paper); stroke: var(--learning); stroke-width: 3; }
  circle.new { fill: var(--paper); stroke: var(--soft); stroke-width: 1; }
  circle.missed { fill: var(--paper); stroke: var(--missed); stroke-width: 3; }
  rect.held { fill: var(--held); }
  rect.missed { fill: var(--missed); }
  rect.learning { fill: var(--learning); }
  rect.time { fill: var(--time); }
  rect.track { fill: var(--track); }
  rect.lesson { fill: var(--paper); stroke: var(--line); }
  rect.read { stroke: var(--ink); stroke-width: 2.5; }
  summary { cursor: pointer; padding: 0.35rem 0; color: var(--soft); }
  :focus-visible { outline: 3px solid var(--held); outline-offset: 2px; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.95rem; }
  caption { text-align: left; color: var(--soft); padding-bottom: 0.25rem; }
  th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.9rem 0.25rem 0; border-bottom: 1px solid var(--line); }
  tbody th { font-weight: normal; min-width: 9rem; overflow-wrap: anywhere; }
  footer { margin-top: 2rem; color: var(--soft); }
  @media print {
    :root {
      --paper: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb; --track: #eeeeee;
      --held: #0b62a8; --learning: #a04e00; --missed: #a3216b; --time: #4a6b8a;
    }
    body { padding: 0; max-width: none; font-size: 10pt; }
    main { display: block; }
    section { margin-bottom: 1.5rem; }
    figure, tr { break-inside: avoid; }
    h2 { break-after: avoid; }
    figure { max-width: 15cm; }
    details:not([open]), summary { display: none; }
  }
  """)
