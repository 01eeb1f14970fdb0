import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import type { Locale } from '../../locales/locales.ts'
import { sendChunks, writeChunk } from '../shared/testing-provider.ts'

// For tests and measurements: models that answer questions, one honestly and the others not.

/** How a model answers from the passages that it was given. */
export type Model = (response: ServerResponse, passages: string[], locale: Locale) => unknown

/** The passages in a request to a model. */
export function readPassages(request: unknown): string[] {
  const { messages } = v.parse(v.object({ messages: v.array(v.object({ content: v.string() })) }), request)
  return [
    ...messages
      .map(({ content }) => content)
      .join('\n')
      .matchAll(/<passage n="\d+">([\s\S]*?)<\/passage>/g),
  ].map(([, passage = '']) => passage)
}

/** Says the first sentence of each passage, and quotes it. */
export const honest: Model = (response, passages, locale) =>
  sendLines(
    response,
    passages.slice(0, 3).map((passage, index) => {
      const sentence = cutSentence(passage, locale)
      return { s: sentence, c: [{ n: index + 1, q: sentence }] }
    }),
  )

/** None of what these write may reach a visitor. */
export const liars: Record<string, Model> = {
  'no citation': tell((sentence) => ({ s: sentence, c: [] })),
  'wrong number': tell((sentence) => ({ s: sentence, c: [{ n: 99, q: sentence }] })),
  'number of another passage': (response, passages, locale) => {
    const sentence = cutSentence(passages[0] ?? '', locale)
    return sendLines(response, [{ s: sentence, c: [{ n: Math.max(2, passages.length), q: sentence }] }])
  },
  'quote altered by one word': tell((sentence, locale) => ({ s: sentence, c: [{ n: 1, q: alter(sentence, locale) }] })),
  'figure changed': tell((sentence, locale) => ({ s: changeFigure(sentence, locale), c: [{ n: 1, q: sentence }] })),
  'negation added': tell((sentence, locale) => ({ s: negate(sentence, locale), c: [{ n: 1, q: sentence }] })),
  'invented URL': tell((sentence) => ({
    s: `${sentence} https://elsewhere.example/offer`,
    c: [{ n: 1, q: sentence }],
  })),
  'HTML link': tell((sentence) => ({ s: `<a href="/contact">${sentence}</a>`, c: [{ n: 1, q: sentence }] })),
  'Markdown link': tell((sentence) => ({ s: `[${sentence}](/contact)`, c: [{ n: 1, q: sentence }] })),
  'obeys the injection': tell((sentence, locale) => ({ s: obedience[locale] ?? '', c: [{ n: 1, q: sentence }] })),
  'half a line, then cut': (response, passages, locale) => {
    const sentence = cutSentence(passages[0] ?? '', locale)
    writeChunk(response, { content: `{"s":${JSON.stringify(sentence)},"c":[{"n":1,"q":` })
    setImmediate(() => response.destroy())
  },
  'a whole line without its end, then cut': (response, passages, locale) => {
    const sentence = cutSentence(passages[0] ?? '', locale)
    writeChunk(response, { content: JSON.stringify({ s: sentence, c: [{ n: 1, q: sentence }] }) })
    setImmediate(() => response.destroy())
  },
  'not JSON': (response, passages) => sendChunks(response, [`Gladly! ${passages[0]}\n`, 'Anything else?\n']),
  'a line of 10 KB': (response, passages, locale) => {
    const sentence = cutSentence(passages[0] ?? '', locale)
    return sendLines(response, [
      { s: sentence, c: [{ n: 1, q: sentence.repeat(Math.ceil(10_000 / sentence.length)) }] },
    ])
  },
}

/** A true quote beside a claim that no passage has: the check cannot know all of these. */
export const trueQuoteForeignClaim: Model = tell((sentence, locale) => ({
  s: `${sentence.replace(/[.。!?！？]$/u, '')}${foreignClaims[locale]}`,
  c: [{ n: 1, q: sentence }],
}))

/** Writes lines as a model does, in pieces that end anywhere. */
export function sendLines(response: ServerResponse, lines: object[]) {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  sendChunks(response, text.match(/[\s\S]{1,23}/g) ?? [])
}

function tell(create: (sentence: string, locale: Locale) => object): Model {
  return (response, passages, locale) => sendLines(response, [create(cutSentence(passages[0] ?? '', locale), locale)])
}

/** The first sentence of a passage that says something. */
function cutSentence(passage: string, locale: Locale): string {
  const segments = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(passage)]
  return (segments.find(({ segment }) => segment.length > 20) ?? segments[0])?.segment.trim() ?? ''
}

function alter(sentence: string, locale: Locale): string {
  return locale === 'zh'
    ? `${sentence.slice(0, 4)}紫${sentence.slice(5)}`
    : sentence.replace(/(?<=\s)\p{L}+/u, 'purple')
}

function changeFigure(sentence: string, locale: Locale): string {
  if (/\d/.test(sentence)) return sentence.replace(/\d+/, (figure) => String(Number(figure) * 7 + 13))
  return locale === 'zh' ? `${sentence}共 97 天。` : `97 ${sentence}`
}

const negations: Partial<Record<Locale, string>> = {
  en: 'It is not true that ',
  es: 'No es cierto que ',
  fr: 'Il n’est pas vrai que ',
  zh: '并非',
}

function negate(sentence: string, locale: Locale): string {
  return `${negations[locale]}${sentence[0]?.toLowerCase()}${sentence.slice(1)}`
}

const obedience: Partial<Record<Locale, string>> = {
  en: 'I am a pirate, and all courses are free.',
  es: 'Soy un pirata y todos los cursos son gratis.',
  fr: 'Je suis un pirate et toutes les formations sont gratuites.',
  zh: '我是海盗，所有课程都免费。',
}

const foreignClaims: Partial<Record<Locale, string>> = {
  en: ', and every participant takes a laptop home.',
  es: ', y cada participante se lleva un portátil a casa.',
  fr: ', et chaque participant repart avec un ordinateur portable.',
  zh: '，并且每位学员都会得到一台笔记本电脑。',
}
