#!/usr/bin/env bash
# ts-caldav 0.3.7 moves or lengthens a whole day that is only renamed, and puts a cancelled lesson back.
#
# Expected: an event that is fetched, gets another title and is saved keeps its days and its cancelled dates. DTEND is
# the day after the last one (RFC 5545, 3.6.1), and EXDATE may have several dates (3.8.5.1). A time in UTC, with a Z,
# must not have a TZID (3.2.19).
# Seen: on a server in UTC a day more is added each time that a whole day is saved; in Spain it starts a day earlier each
# time, because its midnight is taken in UTC. Of two dates in one EXDATE the first is left, without its zone.
# `startTzid`, which the README has for local times, writes `DTSTART;TZID=Europe/Madrid:20270301T080000Z`.
# Hurts: whoever lets a program or a model change appointments (caldav-mcp 0.10.0 stands on it): holidays grow in the
# calendars of all who share them, and people come to a lesson that was called off.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ts-caldav@0.3.7 ||
  { echo 'The package could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { CalDAVClient } from 'ts-caldav'

/** A calendar of one event, which a client can fetch and save. */
let stored = ''
const server = createServer(async (request, response) => {
  const body = await text(request)
  if (request.method === 'PUT') {
    stored = body
    return response.writeHead(204, { ETag: '"2"' }).end()
  }
  const names = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
  const found = `<d:prop><d:getetag>"1"</d:getetag><c:calendar-data>${stored}</c:calendar-data></d:prop>`
  const status = '<d:status>HTTP/1.1 200 OK</d:status>'
  const answer = `<d:response><d:href>/calendar/1.ics</d:href><d:propstat>${found}${status}</d:propstat></d:response>`
  response.writeHead(207, { 'Content-Type': 'application/xml; charset=utf-8' })
  response.end(`<?xml version="1.0"?><d:multistatus ${names}>${answer}</d:multistatus>`)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${server.address().port}`
const auth = { type: 'basic', username: 'ana', password: 'a' }
const client = CalDAVClient.createFromCache({ baseUrl, auth }, { userPrincipal: '/ana/', calendarHome: '/' })

const shift = (name, start, month, from, to) => [
  `BEGIN:${name}`,
  `DTSTART:${start}`,
  `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${name}`,
]
const winter = shift('STANDARD', '19961027T030000', 10, '+0200', '+0100')
const summer = shift('DAYLIGHT', '19960331T020000', 3, '+0100', '+0200')
const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Madrid', ...winter, ...summer, 'END:VTIMEZONE']
const lines = () => stored.split(/\r?\n/).filter((line) => /^(DT(START|END).*2027|EXDATE)/.test(line))
async function rename(...properties) {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Example//EN', ...zone]
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z', 'SUMMARY:Before', ...properties]
  stored = [...head, ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
  const saved = []
  for (const summary of ['After', 'Later']) {
    const [event] = await client.getEvents('/calendar/', { all: true })
    await client.updateEvent('/calendar/', { ...event, summary })
    saved.push(lines())
  }
  return saved
}
const days = await rename('DTSTART;VALUE=DATE:20270803', 'DTEND;VALUE=DATE:20270804')
const start = 'DTSTART;TZID=Europe/Madrid:20270301T090000'
const cancelled = 'EXDATE;TZID=Europe/Madrid:20270308T090000,20270315T090000'
const [series] = await rename(start, 'DTEND;TZID=Europe/Madrid:20270301T100000', 'RRULE:FREQ=WEEKLY;COUNT=4', cancelled)
server.close()
console.log(`server in ${process.env.TZ}:`, { days, series })
const [first, last] = process.env.TZ === 'UTC' ? [['03', '03'], ['05', '06']] : [['02', '01'], ['04', '04']]
const expected = [0, 1].map((time) => [`DTSTART;VALUE=DATE:202708${first[time]}`, `DTEND;VALUE=DATE:202708${last[time]}`])
assert.deepEqual(days, expected)
const times = ['DTSTART;TZID=Europe/Madrid:20270301T080000Z', 'DTEND;TZID=Europe/Madrid:20270301T090000Z']
assert.deepEqual(series, [...times, 'EXDATE:20270308T090000'])
JS
for zone in Europe/Madrid UTC; do TZ=$zone node check.mjs; done
