import { expect, test } from 'vitest'
import { joinName, keyPerson, readPersonName } from './person-name.ts'

const read = (fullName: string) => readPersonName({ fullName, firstName: '', lastName: '', salutation: '' })

test.each([
  ['Marta López García', 'Marta', 'López García', undefined],
  ['María José Pérez', 'María José', 'Pérez', undefined],
  ['López García, Marta', 'Marta', 'López García', undefined],
  ['DUPONT Claire', 'Claire', 'Dupont', undefined],
  ['MARTA DE LA TORRE', 'Marta', 'de la Torre', undefined],
  ['Sra. Marta López', 'Marta', 'López', 'ms'],
  ['Dña. Inés Vidal', 'Inés', 'Vidal', 'ms'],
  ['M. Luc Petit', 'Luc', 'Petit', 'mr'],
  ['Mme Dupont', '', 'Dupont', 'ms'],
  ['Doña Inés', 'Inés', '', 'ms'],
  ['D. Pablo Serra', 'Pablo', 'Serra', 'mr'],
  ['D. Chen', 'D.', 'Chen', undefined],
  ['M López', 'M', 'López', undefined],
  ['Dr. Anna Berg', 'Anna', 'Berg', 'dr'],
  ['王伟', '伟', '王', undefined],
  ['欧阳明月', '明月', '欧阳', undefined],
  ['李女士', '', '李', 'ms'],
  ['Ronan McKay', 'Ronan', 'McKay', undefined],
])('%s is read as first name %j, family name %j, salutation %s', (text, firstName, lastName, salutation) => {
  expect(read(text)).toEqual({ firstName, lastName, salutation })
})

test('separate columns are taken as they stand', () => {
  const name = readPersonName({ fullName: '', firstName: 'Ana Belén', lastName: 'SOLER', salutation: 'Mme' })
  expect(name).toEqual({ firstName: 'Ana Belén', lastName: 'Soler', salutation: 'ms' })
})

test('a Chinese name is written family name first, others last', () => {
  expect([joinName(read('王伟')), joinName(read('López, Marta'))]).toEqual(['王伟', 'Marta López'])
})

test('order, accents and particles do not change the key of a name', () => {
  expect(keyPerson(read('Torre, Marta de la'))).toBe(keyPerson(read('marta torre')))
})

test('an apostrophe or a short María does not make another name', () => {
  expect(keyPerson(read('James O’Neill'))).toBe(keyPerson(read('James ONeill')))
  expect(keyPerson(read('Mª José Gil'))).toBe(keyPerson(read('María José Gil')))
})
