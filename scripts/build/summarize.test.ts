import { expect, test } from 'vitest'
import { type Built, summarize } from './summarize.ts'

const built: Built = {
  pages: 900,
  milliseconds: 23_400,
  long: Array.from({ length: 150 }, (_, index) => ({ file: `page-${index}.html`, bytes: 20_480 })),
  longTitles: [{ file: 'fr/long.html', letters: 72 }],
  samples: 40,
  unapproved: ['content/blog/a/en.md', 'content/blog/b/en.md'],
}

test('the summary of a build has one line for each subject, however much there is', () => {
  const lines = summarize(built, false).split('\n')
  expect(lines.map((line) => line.split(' ').slice(0, 2))).toEqual([
    ['Built', '900'],
    ['150', 'documents'],
    ['1', 'titles'],
    ['40', 'samples'],
    ['2', 'posts'],
  ])
  expect(lines[1]).toContain('npm run build -- --verbose')
})

test('a verbose summary names each long document with its weight, and each file without approval', () => {
  const lines = summarize(built, true).split('\n')
  expect(lines).toHaveLength(5 + 150 + 1 + 2)
  expect(lines).toContain('   20.0 KB  page-149.html')
  expect(lines).toContain('  72  fr/long.html')
  expect(lines).toContain('  content/blog/b/en.md')
})

test('nothing is said of what there is none of', () => {
  expect(summarize({ ...built, long: [], longTitles: [], samples: 0, unapproved: [] }, false)).toBe(
    'Built 900 pages in 23.4 s.',
  )
})
