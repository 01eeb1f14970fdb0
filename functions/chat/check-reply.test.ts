import { expect, test, vi } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { checkReply } from './check-reply.ts'
import { findProject } from './find-project.ts'
import { createPassageRanking } from './rank-passages.ts'
import { loadProject, rankProjects } from './testing-passages.ts'

const ids = ['autoclient', 'cryptoagent'] as const

function check(reply: string, locale: Locale = 'en', id: (typeof ids)[number] = 'autoclient', load = rankProjects) {
  const project = findProject(id, locale)
  if (!project) throw new Error(`${id} has no assistant`)
  return checkReply(reply, project, createPassageRanking(project, locale, load), locale)
}

test.each(localeCodes)(
  'what the texts of a project say is not doubted, and each passage of it is linked: %s',
  (locale) => {
    for (const id of ids) {
      for (const fact of findProject(id, locale)?.facts ?? [])
        expect(check(fact, locale, id)?.text ?? '', fact).toBe('')
      for (const { id: anchor, answer } of loadProject(id, locale).faq ?? [])
        expect(check(answer, locale, id)?.sources?.[0]).toMatchObject({
          n: 1,
          url: localizePath(`/projects#${id}-${anchor}`, locale),
          passage: answer,
          marks: expect.arrayContaining([[expect.any(Number), expect.any(Number)]]),
        })
    }
  },
)

test('a reply in words of its own rests on the passages that it sums up, each once, in its order', () => {
  const reply = `**No.** A person edits and approves the three messages that it drafts per lead.

1. A list of leads becomes a ranked list with draft messages.
2. It drafts three messages per lead, which a person approves.`
  const { text, sources } = check(reply) ?? {}
  expect(text).toBe('')
  expect(sources?.map(({ n, heading }) => `${n} ${heading}`)).toEqual([
    '1 Does it send messages by itself?',
    '2 AutoClient',
  ])
})

const lies: Record<Locale, string[]> = {
  en: [
    'It saves 42% of the time.',
    'The demo costs 1,200 euros.',
    'Many teams at Siemens use it every day.',
    'You can download it at autoclient.example.org today.',
    'The result is guaranteed.',
    'A project usually takes 90 weeks.',
  ],
  es: ['Ahorra un 42 % del tiempo.', 'La usan los equipos de Siemens.', 'El resultado está garantizado.'],
  fr: ['Il fait gagner 42 % du temps.', 'Les équipes de Siemens l’utilisent.', 'Le résultat est garanti.'],
  zh: ['它能节省 42% 的时间。', '西门子（Siemens）的团队在使用它。', '效果有保证。'],
}

test.each(localeCodes)(
  'a figure, a name, an address or a promise of its own is named under the reply: %s',
  (locale) => {
    const { summary } = loadProject('autoclient', locale)
    for (const lie of lies[locale]) {
      const text = check(`${summary} ${lie}`, locale)?.text ?? ''
      expect(text.replaceAll('\\', ''), lie).toContain(`- ${lie}`)
      expect(text).not.toContain(summary.slice(0, 20))
    }
  },
)

const small: Record<Locale, string> = {
  en: 'Hello. I do not know that. You can ask it on the contact page: /contact',
  es: 'Hola. No lo sé. Puedes preguntarlo en la página de contacto: /es/contact',
  fr: 'Bonjour. Je ne le sais pas. Vous pouvez le demander sur la page de contact : /fr/contact',
  zh: '您好。这一点我不知道，可以在联系页面提问：/zh/contact',
}

test.each(localeCodes)('where a reply says nothing of the project, nothing stands under it: %s', (locale) => {
  expect(check(small[locale], locale)).toBeUndefined()
})

test('passages of another project are not linked', () => {
  const { summary } = loadProject('banking', 'en')
  expect(check(summary)?.sources).toBeUndefined()
})

test('where the site was not built a reply is checked all the same, without links', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => {
    throw new Error('ENOENT')
  }
  const { summary } = loadProject('autoclient', 'en')
  expect(check(`${summary} It saves 42% of the time.`, 'en', 'autoclient', broken)).toEqual({
    text: expect.stringContaining('42%'),
  })
  expect(errors).toHaveBeenCalled()
  errors.mockRestore()
})
