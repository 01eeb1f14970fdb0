/** The overlay's own look, in the scheme of the system; nothing of the page reaches into its shadow root. */
export const style = `
:host { all: initial; }
* { box-sizing: border-box; }
.editor { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; color: var(--text);
  --text: light-dark(#0f172a, #e2e8f0); --quiet: light-dark(#475569, #a3b1c6); --paper: light-dark(#fff, #0f172a); --ground: light-dark(#f8fafc, #1e293b);
  --line: light-dark(#cbd5e1, #475569); --edge: light-dark(#64748b, #8494ab); --hover: light-dark(#e2e8f0, #334155); --accent: #1d4ed8;
  --good: light-dark(#14532d, #bbf7d0); --good-ground: light-dark(#dcfce7, #14532d); --warning: light-dark(#854d0e, #fde68a);
  --warning-ground: light-dark(#fef3c7, #713f12); --bad: light-dark(#991b1b, #fecaca); --bad-ground: light-dark(#fee2e2, #7f1d1d);
  --draft: light-dark(#312e81, #c7d2fe); --draft-ground: light-dark(#e0e7ff, #3730a3); }
.frame { position: fixed; inset: 0; z-index: 2147483645; display: flex; flex-direction: column; justify-content: end; pointer-events: none; }
.frame > * { pointer-events: auto; }
[role=toolbar] { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 6px 10px; background: #0f172a; color: #f8fafc;
  border-top: 1px solid #475569; }
[role=toolbar] .count { margin-inline-start: auto; padding-inline: 6px; }
[role=toolbar] .count button { min-height: 26px; padding: 0 8px; background: none; color: inherit; text-decoration: underline; }
[role=toolbar] .schedule { flex-basis: 100%; margin: 0; padding-inline: 6px; font-size: 13px; color: #fde68a; }
button, select, input, textarea { font: inherit; color: inherit; }
button { min-height: 32px; padding: 3px 11px; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); color: var(--text); cursor: pointer; }
button:hover:not(:disabled) { background: var(--hover); }
button:disabled { opacity: .55; cursor: default; }
button[aria-pressed=true], button.main { background: var(--accent); border-color: var(--accent); color: #fff; }
button.main:hover:not(:disabled), button[aria-pressed=true]:hover { background: #1e40af; }
button[aria-busy=true] { cursor: progress; opacity: .7; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 1px; }
.outline { position: fixed; z-index: 2147483644; border: 2px dashed #f59e0b; border-radius: 3px; pointer-events: none; }
.panel { flex: 1; min-height: 0; align-self: end; width: min(470px, 100vw); overflow: auto; padding: 14px 16px 24px;
  background: var(--ground); border-inline-start: 1px solid var(--edge); box-shadow: -8px 0 24px rgb(15 23 42 / .2); }
.panel[hidden] { display: none; }
.top { display: flex; gap: 8px; align-items: start; justify-content: space-between; }
.top .row { margin: 0; flex-wrap: nowrap; }
h2 { margin: 0 0 4px; font-size: 17px; }
h3 { margin: 18px 0 6px; font-size: 15px; }
code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; color: var(--quiet); }
[role=group] { margin: 10px 0; padding: 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
.head { display: flex; gap: 8px; justify-content: space-between; align-items: baseline; margin-bottom: 5px; }
.name { font-weight: 600; }
.state { padding: 0 8px; border-radius: 999px; background: var(--good-ground); color: var(--good); font-size: 13px; }
.state[data-state=stale] { background: var(--warning-ground); color: var(--warning); }
.state[data-state=draft], .state[data-state=unknown] { background: var(--draft-ground); color: var(--draft); }
.state[data-state=missing] { background: var(--bad-ground); color: var(--bad); }
textarea, input:not([type=checkbox]):not([type=file]), select { width: 100%; padding: 6px 8px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--paper); }
textarea { min-height: 66px; resize: vertical; field-sizing: content; max-height: 50vh; }
.row { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px; }
p.value { margin: 0; overflow-wrap: anywhere; }
p[role=status]:empty { display: none; }
.hint { margin: 4px 0 0; font-size: 13px; color: var(--quiet); }
.problem { margin: 4px 0 0; font-size: 14px; color: var(--warning); }
.problem[data-level=error] { color: var(--bad); font-weight: 600; }
.refusal, .done { margin: 10px 0; padding: 10px; border: 1px solid; border-radius: 8px; background: var(--bad-ground); color: var(--bad); }
.done { background: var(--good-ground); color: var(--good); }
details { margin-top: 10px; }
summary { font-weight: 600; cursor: pointer; }
input[type=color] { height: 38px; }
pre { max-height: 240px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; }
ul.texts { margin: 0; padding: 0; list-style: none; }
ul.texts li { border-bottom: 1px solid var(--line); }
ul.texts button { width: 100%; text-align: start; border: 0; background: none; border-radius: 0; padding: 7px 4px; overflow-wrap: anywhere; }
ul.texts button:hover { background: var(--hover); }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 5px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
table.changes { table-layout: fixed; }
table.changes th:first-child { width: 17%; }
td:last-child button { white-space: nowrap; }
label { display: block; margin-top: 8px; font-size: 14px; }
label.check { display: inline-flex; gap: 5px; margin-inline-end: 10px; }
.preview { padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
.preview strong { display: block; color: light-dark(var(--accent), #93c5fd); font-weight: 500; font-size: 16px; }
`

/** What the page itself gets. */
export const pageStyle = `
html.edit-hover, html.edit-hover * { cursor: text !important; }
html.edit-on [data-text]:focus-visible { outline: 3px solid #f59e0b !important; }
html.edit-bar body { padding-bottom: 56px; }
`
