import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { fold } from '../fold.ts'
import { splitWords } from '../split-words.ts'

export type Limit = '>' | '>=' | '<' | '<='

/** Words that compare with a number, separated by commas: before it or, as "or more", behind it. `between` needs two. */
export const comparisonWords: Record<DemoLocale, Record<Limit | 'between', string>> = {
  en: {
    '>': 'greater than,more than,over,above,larger than,bigger than,higher than,exceeding,greater,is greater than,is over,is above,is more than,is higher than',
    '>=': 'at least,no less than,not less than,or more,minimum of,from at least,greater than or equal to',
    '<': 'less than,under,below,smaller than,lower than,fewer than,is less than,is below,is under',
    '<=': 'at most,no more than,not more than,up to,or less,maximum of,less than or equal to,or fewer',
    between: 'between,is between',
  },
  es: {
    '>': 'mayor que,mayores que,más de,más que,superior a,superiores a,superior al,superiores al,por encima de,es mayor que,mayor de,supera,superan,sea mayor que,mayor a,mayor al,mayor que el,mayor del',
    '>=': 'al menos,como mínimo,por lo menos,mayor o igual que,o más,mínimo de,no menos de',
    '<': 'menor que,menores que,menos de,menos que,inferior a,inferiores a,inferior al,inferiores al,por debajo de,es menor que,menor de,sea menor que,menor a,menor al,menor que el,menor del,no llega a,no llegan a',
    '<=': 'como máximo,como mucho,menor o igual que,o menos,máximo de,no más de',
    between: 'entre,está entre,estén entre,esté entre',
  },
  fr: {
    '>': 'supérieur à,supérieure à,supérieurs à,supérieures à,plus de,plus que,plus grand que,au dessus de,dépasse,dépassant,dépassent,est supérieur à,plus grande que,de plus de',
    '>=': 'au moins,au minimum,supérieur ou égal à,ou plus,minimum de,pas moins de',
    '<': 'inférieur à,inférieure à,inférieurs à,inférieures à,moins de,moins que,plus petit que,en dessous de,au dessous de,est inférieur à,de moins de',
    '<=': 'au plus,au maximum,inférieur ou égal à,ou moins,maximum de,pas plus de,jusqu à concurrence de',
    between: 'entre,est entre,compris entre,comprise entre,comprises entre',
  },
  zh: {
    '>': '大于,超过,高于,多于,以上的,大过,高出,晚于',
    '>=': '大于等于,不少于,不低于,至少,不小于,以上',
    '<': '小于,低于,少于,不到,不足,早于',
    '<=': '小于等于,不超过,不高于,至多,最多为,不大于,以下,不多于',
    between: '介于,之间',
  },
}

/** A comparison as it stands in folded text: `before` its number or behind it. */
export type ComparisonPhrase = { phrase: string; limit: Limit; isBehind: boolean }

/** The comparisons of one language as folded phrases. */
export function listComparisonPhrases(locale: DemoLocale): ComparisonPhrase[] {
  const { between: _, ...limits } = comparisonWords[locale]
  return Object.entries(limits).flatMap(([limit, words]) =>
    splitWords(words).map((word) => {
      const phrase = fold(word)
      return { phrase, limit: limit as Limit, isBehind: /^(?:or|o|ou) |^以/.test(phrase) }
    }),
  )
}
