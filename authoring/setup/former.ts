import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FormerSentence, formerFile } from '../../model/former.ts'
import { isEngineText } from '../texts/engine-words.ts'
import { listWords } from '../texts/list-texts.ts'
import { readJson } from './pieces.ts'

/** Notes more sentences for the owner to write anew; `npm run ready` lists them. */
export function noteFormer(root: string, sentences: FormerSentence[]) {
  const noted = existsSync(join(root, formerFile)) ? [readJson(formerFile, root).items].flat() : []
  const all = new Map([...noted, ...sentences].map((each) => [JSON.stringify(each), each]))
  if (all.size === noted.length) return
  const whole = { $schema: './schemas/former.json', items: [...all.values()] }
  writeFileSync(join(root, formerFile), `${JSON.stringify(whole, undefined, 2)}\n`)
}

/** The sentences of the site's texts that say one of these words. */
export function findSentences(said: string[]): FormerSentence[] {
  if (said.length === 0) return []
  const saysOne = (words: string) => said.some((each) => words.includes(each))
  return listWords().flatMap(({ id, kind, locale, words }) =>
    // Those of the engine and of demos speak of no owner. Few texts say such a word, and to find sentences takes long.
    (kind === 'interface' || isEngineText(id) || !saysOne(words) ? [] : listSentences(words, locale))
      .filter(saysOne)
      .map((sentence) => ({ id, locale, sentence })),
  )
}

export function listSentences(words: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  return words
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean)
}
