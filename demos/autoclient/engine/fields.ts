/** What a column of a list of leads can hold. The order is that of the choices on the page. */
export const fieldNames = [
  'fullName',
  'firstName',
  'lastName',
  'salutation',
  'company',
  'role',
  'email',
  'phone',
  'website',
  'industry',
  'employees',
  'city',
  'country',
  'language',
  'consent',
  'notes',
] as const

export type FieldName = (typeof fieldNames)[number]

/** The field of each column, in the file's order; undefined where a column is not used. */
export type ColumnMapping = (FieldName | undefined)[]
