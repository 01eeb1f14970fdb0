import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['owner', 'publish'])('the guide %s has the same steps in Spanish', (name) => {
  expect(outline(readFileSync(`docs/${name}.es.md`, 'utf8'))).toEqual(outline(readFileSync(`docs/${name}.md`, 'utf8')))
})

test('a step or a command that one language lacks is found', () => {
  const guide = '## Start\n\n1. Run `npm start`.\n2. Look.\n'
  expect(outline(guide.replace('Look', 'Mira'))).toEqual(outline(guide))
  expect(outline(guide.replace('2. Look.\n', ''))).not.toEqual(outline(guide))
  expect(outline(guide.replace('npm start', 'npm test'))).not.toEqual(outline(guide))
})

/** The sections of a guide, each with its steps, points and rows, what is to be typed in it, and its pictures. */
function outline(guide: string) {
  return guide.split(/^(?=#)/m).map((section) => ({
    level: /^#*/.exec(section)?.[0],
    lines: [...section.matchAll(/^ *(\d+\.|-|\|)/gm)].map(([, sign]) => sign),
    blocks: section.match(/^```[\s\S]*?^```/gm)?.length ?? 0,
    typed: [...new Set(section.replace(/^```[\s\S]*?^```/gm, '').match(/`[^`]+`/g) ?? [])].sort(),
    pictures: section.match(/!\[/g)?.length ?? 0,
  }))
}
