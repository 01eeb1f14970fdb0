import { site } from '../../../content/site.ts'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: site.owner.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A time for the owner, in the owner's zone, which it names: 22 Nov 2026, 16:40 CET. */
export function formatTime(time: Date): string {
  return format.format(time)
}
