import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { say } from '../../owner-words.ts'
import { includeExamples } from './examples.ts'

const root = mkdtempSync(join(tmpdir(), 'examples-'))
mkdirSync(join(root, 'examples/post'), { recursive: true })
writeFileSync(
  join(root, 'examples/post/code.py'),
  [
    'import a',
    '# region outer',
    'def f():',
    '    # region inner',
    '    return 1',
    '    # endregion',
    '# endregion',
    '',
  ].join('\n'),
)

const include = (line: string) => includeExamples('post', `Before\n\n${line}\n\nAfter`, root)

test('a file is included as a code block of its language, without the marks of its regions', () => {
  expect(include('<!-- include: code.py -->')).toBe(
    'Before\n\n```python\nimport a\ndef f():\n    return 1\n```\n\nAfter',
  )
})

test('a region is included alone, moved to the margin, with the regions inside it', () => {
  expect(include('<!-- include: code.py#inner -->')).toContain('```python\nreturn 1\n```')
  expect(include('<!-- include: code.py#outer -->')).toContain('```python\ndef f():\n    return 1\n```')
})

test('a file or region that is missing stops the build with its name', () => {
  expect(() => include('<!-- include: none.py -->')).toThrow('examples/post/none.py')
  expect(() => include('<!-- include: code.py#none -->')).toThrow(
    `examples/post/code.py: ${say('problems.region', { mark: '# region none' })}`,
  )
  expect(() => include('<!-- include: code.exe -->')).toThrow('model/kinds/examples.ts')
})
