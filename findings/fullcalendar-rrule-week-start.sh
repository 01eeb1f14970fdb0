#!/usr/bin/env bash
# @fullcalendar/rrule 7.1.0 puts a lesson of every second week on other days for English readers than for Spanish ones.
#
# Expected: the same days in each language. A rule without WKST counts its weeks from Monday (RFC 5545, 3.3.10, WKST);
# so does rrule 2.8.1, to which the plugin hands the rule, as its pages say.
# Seen: a rule that is an object counts from the first day of the locale of the calendar. "Every second week on Tuesday
# and Sunday" from 2 March 2027 has its first Sunday on 14 March in English, on 7 March in Spanish and French. The same
# rule as a text has 7 March in each language. The pages of the plugin do not speak of `wkst`.
# Hurts: courses that show one timetable in several languages: who reads it in English comes in the wrong week. A change
# of `firstDay`, which is about the columns of the page, moves the lessons, too.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact fullcalendar@7.1.0 @fullcalendar/rrule@7.1.0 rrule@2.8.1 \
  preact@10.29.8 temporal-polyfill@1.0.8 jsdom@29.1.1 esbuild@0.28.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >page.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><html><body></body></html>')
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement })
globalThis.getComputedStyle = window.getComputedStyle
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
JS
cat >check.mjs <<'JS'
import './page.mjs'
import assert from 'node:assert/strict'
import rrule from '@fullcalendar/rrule'
import { Calendar } from 'fullcalendar'
import daygrid from 'fullcalendar/daygrid'
import spanish from 'fullcalendar/locales/es'
import french from 'fullcalendar/locales/fr'

function list(rule, options) {
  const element = document.body.appendChild(document.createElement('div'))
  const calendar = new Calendar(element, {
    plugins: [daygrid, rrule],
    locales: [spanish, french],
    initialView: 'dayGridMonth',
    initialDate: '2027-03-01',
    events: [{ title: 'Lesson', allDay: true, rrule: rule }],
    ...options,
  })
  calendar.render()
  const days = calendar.getEvents().map(({ startStr }) => startStr)
  calendar.destroy()
  return days.sort().slice(0, 4).join(' ')
}
const object = { freq: 'weekly', interval: 2, byweekday: ['tu', 'su'], dtstart: '2027-03-02', count: 6 }
const text = 'DTSTART:20270302\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=6'
const right = '2027-03-02 2027-03-07 2027-03-16 2027-03-21'
const wrong = '2027-03-02 2027-03-14 2027-03-16 2027-03-28'
for (const locale of ['en', 'es', 'fr']) {
  console.log(`${locale}: ${list(object, { locale })} as an object, ${list(text, { locale })} as a text`)
  assert.equal(list(object, { locale }), locale === 'en' ? wrong : right)
  assert.equal(list(text, { locale }), right)
}
assert.equal(list(object, { locale: 'es', firstDay: 0 }), wrong)
assert.equal(list({ ...object, wkst: 'mo' }, { locale: 'en' }), right)
JS
# rrule has no named exports for Node, so that the plugin has to be bundled as for a browser.
node_modules/.bin/esbuild check.mjs --bundle --format=esm --platform=browser --log-level=error \
  --external:jsdom --external:node:* --outfile=bundle.mjs
node bundle.mjs
