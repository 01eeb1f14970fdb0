import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileTemplate, type FieldValues, gap, renderTemplate, TemplateError } from './render-template.ts'

const rules = { de: (value: string) => (/^[aeiou]/i.test(value) ? `d’${value}` : `de ${value}`) }

const render = (source: string, values: FieldValues) => renderTemplate(compileTemplate(source), values, rules)

test.each([
  ['Hello {name}.', { name: 'Ana' }, 'Hello Ana.'],
  ['At {company|your company}.', {}, 'At your company.'],
  ['L’équipe {de company}', { company: 'Alba' }, 'L’équipe d’Alba'],
  ['L’équipe {de company|de l’entreprise}', {}, 'L’équipe de l’entreprise'],
  ['Come[ to {city}]!', { city: 'Onda' }, 'Come to Onda!'],
  ['Come[ to {city}]!', { city: ' ' }, 'Come!'],
  ['{if a}A{else}{if b}B{else}C{end}{end}', { b: 'yes' }, 'B'],
  ['{if a}A{end}.', {}, '.'],
])('%s becomes its text', (source, values, text) => {
  expect(render(source, values)).toEqual({ text, missing: [] })
})

test('a field that must be known and is not leaves a gap and is named once', () => {
  expect(render('{name}, {name} at {company}', { company: 'Alba' })).toEqual({
    text: `${gap}, ${gap} at Alba`,
    missing: ['name'],
  })
})

test('a field in a passage that is not shown is not missed', () => {
  expect(render('{if a}{name}{end}[{name}]', {})).toEqual({ text: '', missing: [] })
})

test.each(['{if a}x', '[x', 'x]', '{end}', '{else}', '{a b c}', '{', 'a } b', '{}', '{if}', '{name|[}', '{name|x]}'])(
  '%j is refused',
  (source) => {
    expect(() => compileTemplate(source)).toThrow(TemplateError)
  },
)

test('a rule that the language does not have is an error and no text', () => {
  expect(() => render('{du company}', { company: 'Alba' })).toThrow('du')
})

const fieldNames = ['name', 'company', 'city'] as const

/** Templates with every construct, nested. */
const templates = fc.letrec<{ template: string; part: string }>((tie) => ({
  template: fc.array(tie('part'), { maxLength: 5 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'Hello ',
      ', ',
      '$& ',
      '\n',
      '您好',
      ...fieldNames.map((name) => `{${name}}`),
      '{name|you}',
      '{de city}',
    ),
    tie('template').map((inner) => `[${inner}]`),
    fc
      .tuple(fc.constantFrom(...fieldNames), tie('template'), tie('template'))
      .map(([name, a, b]) => `{if ${name}}${a}{else}${b}{end}`),
  ),
})).template

/** Values as a file may hold them, hostile ones included. */
const values = fc.record(
  {
    name: fc.oneof(
      fc.string(),
      fc.constantFrom('{company}', '{{name}}', '[x]', '$&', '=1+1', 'a\r\nBcc: b@example.com'),
    ),
    company: fc.string({ unit: 'grapheme' }),
    city: fc.string(),
  },
  { requiredKeys: [] },
)

test('whatever a file holds, no tag is ever left in a text', () => {
  fc.assert(
    fc.property(templates, values, (source, known) => {
      expect(render(source, known).text).not.toMatch(/[{}]/)
    }),
  )
})

test('a text has gaps exactly when fields are reported missing', () => {
  const words = fc.record(
    { name: fc.constant('Ana'), company: fc.constant('Roca'), city: fc.constant('Onda') },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(templates, words, (source, known) => {
      const { text, missing } = render(source, known)
      expect(text.includes(gap)).toBe(missing.length > 0)
      expect(missing.filter((field) => field in known)).toEqual([])
    }),
  )
})

test('with every field known nothing is missing', () => {
  fc.assert(
    fc.property(templates, (source) => {
      expect(render(source, { name: 'Ana', company: 'Roca', city: 'Onda' }).missing).toEqual([])
    }),
  )
})

test('a text without tags is its own result', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/[[\]{}]/.test(text)),
      (text) => {
        expect(render(text, {})).toEqual({ text, missing: [] })
      },
    ),
  )
})

test('a value stands in the text as it is, in one line', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((value) => /^[^{}\s]+$/.test(value)),
      (value) => {
        expect(render('<{name}>', { name: `\n ${value}\r\n` }).text).toBe(`<${value}>`)
      },
    ),
  )
})

test('any text is either compiled or refused with a TemplateError', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '|', 'if', ' ', 'name', 'end', 'else', 'x') }),
      (source) => {
        try {
          expect(render(source, {}).text).not.toMatch(/[{}[\]]/)
        } catch (error) {
          expect(error).toBeInstanceOf(TemplateError)
        }
      },
    ),
  )
})
