import type * as v from 'valibot'
import { writeClock, writeClockRange, writeDuration } from '../../locales/duration.ts'
import type { Time } from '../../model/kinds/service-times.ts'
import type { serviceSchema } from '../../model/kinds/services.ts'
import type { Localized } from '../../model/kit/map-texts.ts'

type Step = NonNullable<Localized<v.InferOutput<typeof serviceSchema>>['scope']>[number] & { time?: string | undefined }

export type StepIn<Unit extends Time['unit']> = Step & { when: Extract<Time, { unit: Unit }> }

type StepLists = { [Name in 'curriculum' | 'modules' | 'bootcamp' | 'scope']?: Step[] | undefined }

export function findPlan({ curriculum, modules, bootcamp, scope }: StepLists): Step[] {
  return [curriculum, modules, bootcamp, scope].find((steps) => steps?.every(({ when }) => when)) ?? []
}

/** The length of a plan with its hours in words: "12 h 30 min"; undefined if it has none. */
export function describeLength(steps: Step[], locale: string) {
  const { hours, ...length } = measurePlan(steps)
  return { ...length, isHalfDay: length.count === 1 && hours > 0 && hours <= 4, hours: writeHours(hours, locale) }
}

export function writeStep(step: Step, locale: string): Step {
  const { when } = step
  if (when?.unit === 'week') return { ...step, time: writeHours(when.hours ?? 0, locale) }
  if (when?.unit !== 'clock') return step
  return { ...step, time: writeClockRange(writeClock(when.from, locale), writeClock(when.to, locale), locale) }
}

export function writeDays(steps: Step[], locale: string): (string | undefined)[] {
  const clock = stepsIn('clock', steps)
  return [1, 2].map((day) => writeHours(measurePlan(clock.filter(({ when }) => when.day === day)).hours, locale))
}

function writeHours(hours: number, locale: string): string | undefined {
  return hours > 0 ? writeDuration(hours * 60, locale) : undefined
}

export function stepsIn<Unit extends Time['unit']>(unit: Unit, steps: Step[]): StepIn<Unit>[] {
  return steps.filter((step): step is StepIn<Unit> => step.when?.unit === unit)
}

/** How many days or weeks a plan has, and how many hours of sessions, breaks left out. */
export function measurePlan(steps: Step[]): { unit: Time['unit']; count: number; hours: number } {
  const times = steps.flatMap(({ when }) => when ?? [])
  const count = Math.max(0, ...times.map((when) => (when.unit === 'clock' ? when.day : when.last)))
  return { unit: times[0]?.unit ?? 'day', count, hours: times.map(countHours).reduce((sum, hours) => sum + hours, 0) }
}

/** Hours of the day as a number: 9.5 for "09:30". */
export function readClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

function countHours(when: Time): number {
  if (when.unit === 'clock') return readClock(when.to) - readClock(when.from)
  return when.unit === 'week' ? (when.hours ?? 0) : 0
}
