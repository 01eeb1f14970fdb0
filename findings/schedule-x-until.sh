#!/usr/bin/env bash
# @schedule-x/event-recurrence 4.8.0 leaves out the last day of a series that ends by UNTIL, in Madrid.
#
# Expected: 7, 14 and 21 December for a weekly event at 9:00 in Madrid with UNTIL=20261221T080000Z, which is its last
# start in UTC. UNTIL is inclusive, and it has to be written in UTC if the start has a time zone (RFC 5545, 3.3.10):
# Google, Outlook and Apple write it so.
# Seen: 7 and 14 December; the numbers of UTC are compared with those of the clock in Madrid. With COUNT=3 all three
# days are shown.
# Hurts: visitors of calendars that are fed with other calendars' rules: the last evening of a course is missing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @schedule-x/calendar@4.9.1 @schedule-x/event-recurrence@4.8.0 \
  preact@10.29.8 @preact/signals@2.11.4 temporal-polyfill@0.3.2 jsdom@29.1.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><main></main>', { pretendToBeVisual: true, url: 'http://localhost' })
// A calendar draws into a page; jsdom lacks this one thing, which only measures.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.window = window
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]

await import('temporal-polyfill/global')
const { createCalendar, createViewMonthGrid } = await import('@schedule-x/calendar')
const { createEventRecurrencePlugin } = await import('@schedule-x/event-recurrence')

const timezone = 'Europe/Madrid'
const at = (time) => Temporal.ZonedDateTime.from(`2026-12-07T${time}[${timezone}]`)

async function show(rrule) {
  const page = document.createElement('div')
  document.querySelector('main').replaceChildren(page)
  const calendar = createCalendar(
    {
      timezone,
      selectedDate: Temporal.PlainDate.from('2026-12-01'),
      views: [createViewMonthGrid()],
      events: [{ id: 'course', title: 'Course', start: at('09:00'), end: at('10:00'), rrule }],
    },
    [createEventRecurrencePlugin()],
  )
  calendar.render(page)
  const find = () => [...page.querySelectorAll('[data-event-id]')].map((event) => event.closest('[data-date]').dataset.date)
  const end = Date.now() + 10_000
  while (find().length === 0 && Date.now() < end) await new Promise((resolve) => window.requestAnimationFrame(resolve))
  const days = find()
  calendar.destroy()
  return days
}

const seen = [await show('FREQ=WEEKLY;COUNT=3'), await show('FREQ=WEEKLY;UNTIL=20261221T080000Z')]
console.log('COUNT=3:', ...seen[0])
console.log('UNTIL=20261221T080000Z:', ...seen[1])
assert.deepEqual(seen, [
  ['2026-12-07', '2026-12-14', '2026-12-21'],
  ['2026-12-07', '2026-12-14'],
])
process.exit()
JS
node check.mjs
