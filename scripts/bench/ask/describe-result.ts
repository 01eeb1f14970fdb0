import { getRate, goals, type Result } from '../../../retrieval/evaluation/evaluate.ts'
import type { Figure } from '../figure.ts'

const names: Record<keyof Result, string> = {
  hitFirst: 'answerable, an expected page first',
  hit: 'answerable, an expected page shown',
  words: 'answerable, the decisive words shown',
  answered: 'answerable, not refused',
  refused: 'unanswerable, refused',
  wrongPremise: 'wrong premise, put right or refused',
  otherLanguage: 'other language, an expected page or refused',
  misspelt: 'misspelt, an expected page shown',
}

/** The shares of a set as figures, with the goals where they count. */
export function describeResult(prefix: string, result: Result, hasGoals: boolean): Figure[] {
  return (Object.keys(names) as Array<keyof Result>).map((key) => {
    const least = hasGoals ? goals[key] : undefined
    return {
      name: `${prefix}: ${names[key]} (of ${result[key].of})`,
      unit: '%',
      value: getRate(result[key]) * 100,
      ...(least !== undefined && { least: least * 100 }),
    }
  })
}
