/** The overlay's own look; nothing of the page reaches into its shadow root. */
export const style = `
:host { all: initial; }
* { box-sizing: border-box; }
.editor { font: 15px/1.45 system-ui, sans-serif; color: #0f172a; }
[role=toolbar] { position: fixed; inset: auto 0 0 0; z-index: 2147483646; display: flex; flex-wrap: wrap; gap: 6px; align-items: center;
  padding: 6px 10px; background: #0f172a; color: #f8fafc; }
[role=toolbar] .count { margin-inline-start: auto; padding-inline: 6px; }
[role=toolbar] .schedule { flex-basis: 100%; margin: 0; padding-inline: 6px; font-size: 13px; color: #fde68a; }
button, select, input, textarea { font: inherit; color: inherit; }
button { min-height: 32px; padding: 3px 11px; border: 1px solid #64748b; border-radius: 6px; background: #fff; color: #0f172a; cursor: pointer; }
button:hover:not(:disabled) { background: #e2e8f0; }
button:disabled { opacity: .55; cursor: default; }
button[aria-pressed=true], button.main { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
button.main:hover:not(:disabled), button[aria-pressed=true]:hover { background: #1e40af; }
button[aria-busy=true] { cursor: progress; opacity: .7; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 1px; }
.panel { position: fixed; inset: 0 0 48px auto; z-index: 2147483645; width: min(470px, 100vw); overflow: auto; padding: 14px 16px 24px;
  background: #f8fafc; border-inline-start: 1px solid #94a3b8; box-shadow: -8px 0 24px rgb(15 23 42 / .2); }
.panel header .row { margin: 0; flex-wrap: nowrap; }
.panel header { display: flex; gap: 8px; align-items: start; justify-content: space-between; }
h2 { margin: 0 0 4px; font-size: 17px; }
h3 { margin: 18px 0 6px; font-size: 15px; }
code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; color: #475569; }
[role=group] { margin: 10px 0; padding: 10px; border: 1px solid #cbd5e1; border-radius: 8px; background: #fff; }
.head { display: flex; gap: 8px; justify-content: space-between; align-items: baseline; margin-bottom: 5px; }
.name { font-weight: 600; }
.state { padding: 0 8px; border-radius: 999px; background: #dcfce7; color: #14532d; font-size: 13px; }
.state[data-state=stale] { background: #fef3c7; color: #78350f; }
.state[data-state=draft], .state[data-state=unknown] { background: #e0e7ff; color: #312e81; }
.state[data-state=missing] { background: #fee2e2; color: #7f1d1d; }
textarea, input:not([type=checkbox]):not([type=file]), select { width: 100%; padding: 6px 8px; border: 1px solid #64748b; border-radius: 6px; background: #fff; }
textarea { min-height: 66px; resize: vertical; field-sizing: content; max-height: 50vh; }
.row { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px; }
.hint { margin: 4px 0 0; font-size: 13px; color: #475569; }
.problem { margin: 4px 0 0; font-size: 14px; color: #854d0e; }
.problem[data-level=error] { color: #b91c1c; font-weight: 600; }
.refusal { margin: 10px 0; padding: 10px; border: 1px solid #b91c1c; border-radius: 8px; background: #fef2f2; color: #7f1d1d; }
.done { margin: 10px 0; padding: 10px; border: 1px solid #15803d; border-radius: 8px; background: #f0fdf4; color: #14532d; }
pre { max-height: 240px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; }
ul.texts { margin: 0; padding: 0; list-style: none; }
ul.texts li { border-bottom: 1px solid #e2e8f0; }
ul.texts button { width: 100%; text-align: start; border: 0; background: none; border-radius: 0; padding: 7px 4px; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 5px; border-bottom: 1px solid #cbd5e1; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
label { display: block; margin-top: 8px; font-size: 14px; }
label.check { display: inline-flex; gap: 5px; margin-inline-end: 10px; }
.preview { padding: 8px 10px; border: 1px solid #cbd5e1; border-radius: 8px; background: #fff; }
.preview strong { display: block; color: #1d4ed8; font-weight: 500; font-size: 16px; }
`

/** What the page itself gets: the outline of what a click would change. */
export const pageStyle = `
html.edit-on [data-edit-hover] { outline: 2px dashed #f59e0b !important; outline-offset: 2px; cursor: text !important; }
html.edit-on [data-text]:focus-visible { outline: 3px solid #f59e0b !important; }
html.edit-bar body { padding-bottom: 56px; }
`
