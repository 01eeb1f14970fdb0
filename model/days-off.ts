import { Temporal } from 'temporal-polyfill'
import { booking } from './kinds/booking.ts'
import { site } from './kinds/site.ts'

// Days on which nobody works in Spain. A course's last days for Fundae are counted with the record of a town alone (fundae-days.ts).

/** Those that no region replaces, as month and day, beside Good Friday (Royal Decree 2001/1983, art. 45). */
const national = ['01-01', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

/** Days that regions usually have, by the beginnings of their postcodes. The gazette of each year decides. */
const regional: Array<[postcodes: string, days: string]> = [
  ['04 11 14 18 21 23 29 41', '02-28'],
  ['22 44 50', '04-23'],
  ['33 06 10', '09-08'],
  ['07', '03-01'],
  ['35 38', '05-30'],
  ['39', '07-28 09-15'],
  ['02 13 16 19 45', '05-31'],
  ['05 09 24 34 37 40 42 47 49', '04-23'],
  ['08 17 25 43', '06-24 09-11 12-26'],
  ['15 27 32 36', '05-17 07-25'],
  ['28', '05-02'],
  ['26 30', '06-09'],
  ['31', '12-03'],
  ['01 20 48', '07-25'],
  ['03 12 46', '03-19 10-09'],
]

/** The Sunday of Easter in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function findEaster(year: number): Temporal.PlainDate {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const moon = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1)
}

/** True if nobody can be booked on a day such as 2027-12-08: Spain has it off, or the record of the owner's town or the place does. */
export function isDayOff(day: string, place: string, { home, daysOff } = booking, country = site.owner.country) {
  const year = day.slice(0, 4)
  if (daysOff.includes(day)) return true
  if ([home, place].some((town) => site.holidays[town]?.[year]?.days.includes(day))) return true
  return country === 'ES' && (national.includes(day.slice(5)) || day === addToEaster(Number(year), -2))
}

/** The days of a year from a day on that a region of Spain may have off, for the owner to choose from. */
export function listRegionalDays(from: string, postcode: string): string[] {
  const begin = Number(from.slice(0, 4))
  const own = regional.flatMap(([postcodes, days]) =>
    postcodes.split(' ').includes(postcode.slice(0, 2)) ? days.split(' ') : [],
  )
  return [begin, begin + 1]
    .flatMap((year) => [
      ...['01-06', ...own].map((day) => `${year}-${day}`),
      ...[-3, 1].map((days) => addToEaster(year, days)),
    ])
    .filter((day) => day >= from && day < `${begin + 1}${from.slice(4)}`)
    .sort()
}

function addToEaster(year: number, days: number): string {
  return findEaster(year).add({ days }).toString()
}
