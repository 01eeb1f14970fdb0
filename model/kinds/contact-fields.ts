// The fields of the contact form. Made from this list: the form and its rules, the draft, the texts for other ways to send
// it, the form that the function sends back, stored messages, the owner's mail and the inbox. content/contact-form.json has the
// words of each field, model/form-schemas.ts the options of the selects; content/legal/privacy.json names the data that are asked for.

/** `maxLength` is in characters, for the functions. No control has that attribute, which cuts a pasted text and says nothing. */
export type ContactField =
  | { control: 'text' | 'email' | 'textarea'; required: boolean; maxLength: number; autoComplete?: string }
  | { control: 'select'; required: false; autoComplete?: string }

/** In the order of the form. */
export const contactFields = {
  name: { control: 'text', required: true, maxLength: 100, autoComplete: 'name' },
  // RFC 5321, section 4.5.3.1.3, without the angle brackets.
  email: { control: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  company: { control: 'text', required: false, maxLength: 150, autoComplete: 'organization' },
  topic: { control: 'select', required: false },
  service: { control: 'select', required: false },
  city: { control: 'select', required: false },
  message: { control: 'textarea', required: true, maxLength: 5_000 },
} as const satisfies Record<string, ContactField>

export type ContactFieldName = keyof typeof contactFields

type NameWith<Property> = {
  [Name in ContactFieldName]: (typeof contactFields)[Name] extends Property ? Name : never
}[ContactFieldName]

export type RequiredName = NameWith<{ required: true }>
export type SelectName = NameWith<{ control: 'select' }>

export type ContactValues = { [Name in RequiredName]: string } & {
  [Name in Exclude<ContactFieldName, RequiredName>]?: string | undefined
}

export type SelectOptions<Label> = Record<SelectName, Array<{ value: string; label: Label }>>

export const contactFieldNames = Object.keys(contactFields) as ContactFieldName[]

/** The fields of this site: without cities nobody is asked for one. */
export function listAskedFields(options: SelectOptions<unknown>): ContactFieldName[] {
  return contactFieldNames.filter((name) => !isSelect(name) || options[name].length > 0)
}

export function isSelect(name: ContactFieldName): name is SelectName {
  return contactFields[name].control === 'select'
}

function isTextarea(name: ContactFieldName): boolean {
  return contactFields[name].control === 'textarea'
}

export const contactFieldGroups = {
  lines: contactFieldNames.filter((name) => !isSelect(name) && !isTextarea(name)),
  choices: contactFieldNames.filter(isSelect),
  paragraphs: contactFieldNames.filter(isTextarea),
}
