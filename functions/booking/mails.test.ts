import { expect, test } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { parseEvent } from '../../testing/feed.ts'
import { type EventFacts, writeEvent } from './mails.ts'

const organizer = { name: 'Kim "R" Ono; trainer', address: 'booking@example.org' }

const event: EventFacts = {
  id: '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11',
  revision: 0,
  changedAt: new Date('2026-11-23T08:00:00Z'),
  start: new Date('2026-12-01T09:00:00Z'),
  end: new Date('2026-12-01T09:30:00Z'),
  state: 'confirmed',
  videoLink: undefined,
}

const words = { summary: 'Call', description: 'One line\nhttps://example.org/?a=1&b=2', location: 'Online' }

const ana = { name: 'Ana', address: 'ana@example.org' }

test('an invitation, its change and its end are one event whose sequence grows, in UTC', () => {
  const later = { ...event, start: new Date('2027-07-01T08:00:00Z'), end: new Date('2027-07-01T08:30:00Z') }
  const texts = [
    writeEvent(event, words, organizer, ana),
    writeEvent({ ...later, revision: 1 }, words, organizer, ana),
    writeEvent({ ...later, revision: 2, state: 'cancelled' }, words, organizer, ana),
  ]
  const facts = texts.map((text) => {
    const { uid, sequence, method, status, start } = parseEvent(text)
    return [uid, sequence, method, status, start]
  })
  const uid = `${event.id}@${new URL(site.url).hostname}`
  expect(facts).toEqual([
    [uid, 0, 'REQUEST', 'CONFIRMED', '2026-12-01T09:00:00.000Z'],
    [uid, 1, 'REQUEST', 'CONFIRMED', '2027-07-01T08:00:00.000Z'],
    [uid, 2, 'CANCEL', 'CANCELLED', '2027-07-01T08:00:00.000Z'],
  ])
  for (const text of texts) {
    expect(text).toContain('\r\nDTSTAMP:20261123T080000Z\r\n')
    expect(text).not.toMatch(/TZID|VALARM|BEGIN:VTIMEZONE/)
    expect(unfold(text)).toMatch(/\r\nORGANIZER;CN="[^"]+":mailto:booking@example\.org\r\n/)
    expect(unfold(text).match(/\r\nATTENDEE;.*RSVP=FALSE.*:mailto:ana@example\.org\r\n/gi)).toHaveLength(1)
  }
})

test.each([
  '"A; B", <x>',
  'Ana\r\nATTENDEE:mailto:victim@example.org',
  `${'中文'.repeat(50)} 😀${'é'.repeat(60)}`,
  'a:b,c;d\\n^"',
])('a name cannot end its line, and long ones are folded between characters: %j', (name) => {
  const text = writeEvent(event, { ...words, summary: `Call: ${name}` }, organizer, { ...ana, name })
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\n\uFFFD]/)
  }
  expect(unfold(text).match(/^ATTENDEE/gm)).toHaveLength(1)
  expect(parseEvent(text).start).toBe('2026-12-01T09:00:00.000Z')
})

test('the link of a video call is an address and no text', () => {
  const videoLink = 'https://meet.example.com/j/1;room=2?opt=a,b'
  const [url] = /^URL.*/m.exec(unfold(writeEvent({ ...event, videoLink }, words, organizer))) ?? []
  expect(url?.trim()).toMatch(/^URL(;VALUE=URI)?:https:\/\/meet\.example\.com\/j\/1%3Broom=2\?opt=a%2Cb$/)
})

test('a file to import asks nobody', () => {
  const text = writeEvent(event, words, organizer)
  expect(text).toContain('METHOD:PUBLISH')
  expect(text).not.toContain('ATTENDEE')
})

function unfold(text: string): string {
  return text.replace(/\r\n /g, '')
}
