import { expect, test } from 'vitest'
import { keyPerson, readPersonName } from './person-name.ts'

const read = (fullName: string) => readPersonName({ fullName, firstName: '', lastName: '', salutation: '' })

test.each([
  ['Marta López García', 'Marta López García', undefined],
  ['López García, Marta', 'Marta López García', undefined],
  ['DUPONT Claire', 'Claire Dupont', undefined],
  ['MARTA DE LA TORRE', 'Marta de la Torre', undefined],
  ['Sra. Marta López', 'Marta López', 'ms'],
  ['Dña. Inés Vidal', 'Inés Vidal', 'ms'],
  ['M. Luc Petit', 'Luc Petit', 'mr'],
  ['Mme Dupont', 'Dupont', 'ms'],
  ['D. Pablo Serra', 'Pablo Serra', 'mr'],
  ['D. Chen', 'D. Chen', undefined],
  ['M López', 'M López', undefined],
  ['Dr. Anna Berg', 'Anna Berg', 'dr'],
  ['王伟', '王伟', undefined],
  ['李女士', '李', 'ms'],
  ['Ronan McKay', 'Ronan McKay', undefined],
])('%s is read as %s, salutation %s', (text, name, salutation) => {
  expect(read(text)).toEqual({ name, salutation })
})

test('separate columns are joined in the order of their script', () => {
  const name = readPersonName({ fullName: '', firstName: 'Ana Belén', lastName: 'SOLER', salutation: 'Mme' })
  expect(name).toEqual({ name: 'Ana Belén Soler', salutation: 'ms' })
  expect(readPersonName({ fullName: '', firstName: '伟', lastName: '王', salutation: '' }).name).toBe('王伟')
})

test('order, accents and particles do not change the key of a name', () => {
  expect(keyPerson('Marta de la Torre')).toBe(keyPerson('torre marta'))
})

test('an apostrophe or a short María does not make another name', () => {
  expect(keyPerson('James O’Neill')).toBe(keyPerson('James ONeill'))
  expect(keyPerson('Mª José Gil')).toBe(keyPerson('María José Gil'))
})
