import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { execute, sql } from '../../functions/shared/data/database.ts'
import { contactOptions } from '../../model/form-schemas.ts'
import { type ContactFieldName, contactFieldNames, contactFields, isSelect } from '../../model/kinds/contact-fields.ts'
import { site } from '../../model/kinds/site.ts'
import { labelOptions } from '../../model/label-options.ts'
import { clearDraft, readDraft } from '../../pages/contact/draft.ts'
import { composeText, keepDraft } from '../../pages/contact/message.ts'
import { postForm, postJson, startParts } from '../../testing/parts.ts'
import { formatText } from './format-inbox.ts'
import { readInbox } from './read-inbox.ts'

const parts = await startParts()
const environment = readEnvironment({}).values

/** A value that is found again wherever it goes. */
function createValue(name: ContactFieldName): string {
  if (isSelect(name)) return contactOptions[name].at(-1) ?? ''
  return contactFields[name].control === 'email' ? `${name}@example.org` : `typed-${name}`
}

// Without those that have nothing to choose from, such as the cities of an owner without any.
const names = contactFieldNames.filter((name) => !isSelect(name) || contactOptions[name].length > 0)
const values = Object.fromEntries(names.map((name) => [name, createValue(name)]))
const options = labelOptions((_id, english) => english)

test('each field is kept in the draft and said in the text for a mail or WhatsApp', () => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  keepDraft(data, '')
  const text = composeText(data, options)
  for (const name of names) {
    expect(readDraft().get(name)).toBe(values[name])
    const label = isSelect(name) && options[name].find(({ value }) => value === values[name])?.label
    expect(text, name).toContain(label || values[name])
  }
  clearDraft()
})

test('each field comes back in the form without JavaScript', async () => {
  const typed: Record<string, string> = { ...values, email: 'no-address' }
  const response = await postForm('/api/contact', typed)
  expect(response.status).toBe(422)
  const $ = load(await response.text())
  for (const name of names) {
    const control = $(`form [name=${name}]:not([type=hidden])`)
    // The parser drops the line break at the beginning of a textarea; cheerio's does not.
    expect(String(control.val()).trim(), name).toBe(typed[name])
    expect($(`label[for=${control.attr('id')}]`).text(), name).not.toBe('')
  }
})

test('each field is in the stored message, the owner’s mail, and the list', async () => {
  await postJson('/api/contact', values)
  const inbox = await readInbox(environment)
  const [mail] = parts.mail.to(site.owner.email)
  expect(inbox.leads).toMatchObject([values])
  for (const value of Object.values(values)) {
    expect(mail?.text).toContain(value)
    expect(formatText(inbox)).toContain(value)
  }
})

test('a message that was kept with a field that no longer exists is read with it', async () => {
  await postJson('/api/contact', values)
  await execute(sql`update lead set details = '{ "fax": "12" }'`)
  expect((await readInbox(environment)).leads).toMatchObject([{ name: values.name, fax: '12' }])
})
