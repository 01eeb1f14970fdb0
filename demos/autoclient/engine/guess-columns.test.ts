import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

const guess = (header: string[], ...rows: string[][]) =>
  guessColumns({ header, rows: rows.map((cells, index) => ({ number: index + 2, cells })) })

test.each([
  ['English', ['First name', 'Last Name', 'Company', 'Job title', 'E-mail', 'Company size', 'Opt-in', 'Comments']],
  [
    'Spanish',
    [
      'Nombre',
      'Apellidos',
      'Razón social',
      'Puesto',
      'Correo electrónico',
      'Nº empleados',
      'Consentimiento',
      'Observaciones',
    ],
  ],
  ['French', ['Prénom', 'Nom', 'Société', 'Fonction', 'Courriel', 'Effectif', 'Consentement', 'Remarques']],
  ['Chinese', ['名字', '姓氏', '公司名称', '职位', '电子邮箱', '员工人数', '是否同意', '备注']],
])('the columns of a list in %s are known by their names', (_, header) => {
  expect(guess(header)).toEqual(['firstName', 'lastName', 'company', 'role', 'email', 'employees', 'consent', 'notes'])
})

test('a name that holds a known one is known too, and the longer known name wins', () => {
  expect(guess(['Contact e-mail address', 'Ville du siège', 'Nombre de la empresa (fiscal)'])).toEqual([
    'email',
    'city',
    'company',
  ])
})

test('no field is given to two columns: the exact name wins over the vague one', () => {
  expect(guess(['Email (old)', 'Email'])).toEqual([undefined, 'email'])
})

test('columns without telling names are known by their cells', () => {
  const row = ['ana@example.com', 'https://example.com', '+34 960 000 001', 'blue']
  expect(guess(['A', 'B', 'C', 'D'], row)).toEqual(['email', 'website', 'phone', undefined])
})

test('a column that says who wants no mail is never consent, nor an address, and there may be several', () => {
  expect(guess(['Email', 'Unsubscribed from all email', 'Consent withdrawn', 'Opt-out', 'SMS opt-out'])).toEqual([
    'email',
    'optOut',
    'optOut',
    'optOut',
    undefined,
  ])
})

test('a column without a telling name is consent if its cells are states of a subscription', () => {
  expect(guess(['Mail', 'Member'], ['a@b.example', 'Unsubscribed'], ['c@d.example', 'subscribed'])).toEqual([
    'email',
    'consent',
  ])
})

test('between columns of one name the cells decide, and labels are none', () => {
  const header = ['E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Label', 'Phone 1 - Value']
  expect(guess(header, ['Work', 'ana@example.com', 'Mobile', '600 000 001'])).toEqual([
    undefined,
    'email',
    undefined,
    'phone',
  ])
  expect(guess(['Email 2', 'Email'], ['a@example.com', 'ana@example.com'])).toEqual([undefined, 'email'])
})

test('a title is a form of address or a job, by its cells', () => {
  expect(guess(['Title', 'Name'], ['Mrs.', 'Ana'])).toEqual(['salutation', 'fullName'])
  expect(guess(['Title', 'Name'], ['Sales Director', 'Ana'])).toEqual(['role', 'fullName'])
  expect(guess(['Titre', 'Nom complet', 'Poste'], ['Mme', 'Ana', 'Directrice'])).toEqual([
    'salutation',
    'fullName',
    'role',
  ])
})
