import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'

/**
 * The kinds of columns in a list of leads, in the order of the choices on the page, with the usual names of such columns:
 * folded (`fold`), with spaces for punctuation.
 */
export const knownNames = {
  fullName: splitWords(`
    name, full name, contact, contact name, contact person, lead, person, person name, nombre y apellidos, nombre completo, contacto,
    persona de contacto, persona, nom complet, nom et prenom, prenom et nom, interlocuteur, nom du contact, 姓名, 联系人,
    客户姓名
  `),
  firstName: splitWords('first name, firstname, given name, forename, nombre, nombre de pila, prenom, 名, 名字'),
  lastName: splitWords(`
    last name, lastname, surname, family name, apellido, apellidos, primer apellido, nom, nom de famille, 姓, 姓氏
  `),
  salutation: splitWords(
    'salutation, title, titulo, mr ms, tratamiento, prefix, name prefix, honorific, civilite, titre, 称谓, 称呼',
  ),
  company: splitWords(`
    company, company name, account name, organization, organisation, organization name, organisation name,
    current company, company account, employer, employer name, account, business, empresa, nombre de la empresa,
    organizacion, compania, razon social, sociedad, cuenta, societe, entreprise, raison sociale, nom de l entreprise,
    compte, organisme, 公司, 公司名称, 企业, 企业名称, 单位, 单位名称
  `),
  role: splitWords(`
    role, job, job title, title, titre, titulo, position, organization title, organisation title, company title,
    current title, current position, headline, function, cargo, puesto, puesto de trabajo, funcion, rol, fonction, poste,
    intitule de poste, titre professionnel, 职位, 职务, 岗位, 头衔
  `),
  email: splitWords(`
    email, e mail, mail, email address, e mail address, correo, correo electronico, direccion de correo, courriel,
    adresse e mail, adresse mail, adresse electronique, 邮箱, 电子邮箱, 电子邮件, 邮件
  `),
  phone: splitWords(`
    phone, telephone, phone number, mobile, tel, telefono, movil, telefono movil, portable, numero de telephone, 电话, 手机,
    手机号, 联系电话
  `),
  website: splitWords(`
    website, web, site, url, domain, sitio web, pagina web, dominio, site web, site internet, 网站, 网址, 官网
  `),
  industry: splitWords(`
    industry, sector, branch, line of business, actividad, sector de actividad, ramo, secteur, secteur d activite,
    activite, branche, 行业, 所属行业
  `),
  employees: splitWords(`
    employees, company size, size, headcount, staff, number of employees, empleados, plantilla, numero de empleados,
    n empleados, tamano, trabajadores, effectif, effectifs, salaries, nombre de salaries, taille, 员工数, 人数, 员工人数, 规模,
    公司规模
  `),
  city: splitWords(`
    city, town, location, ciudad, localidad, poblacion, municipio, ville, commune, localite, 城市, 所在城市, 市
  `),
  country: splitWords('country, country code, pais, pays, code pays, 国家, 国家地区, 国别'),
  language: splitWords('language, locale, preferred language, idioma, lengua, langue, 语言, 语种'),
  // `consent.ts` knows the names of these two by their words.
  consent: splitWords('consent, opt in, optin, 是否同意'),
  optOut: splitWords('opt out, unsubscribed, baja, 退订'),
  notes: splitWords(`
    notes, note, comments, comment, remarks, description, notas, nota, observaciones, comentarios, remarques,
    commentaire, commentaires, observations, 备注, 说明, 跟进记录
  `),
} satisfies Record<string, string[]>

export type FieldName = keyof typeof knownNames

const headings = new Set(Object.values(knownNames).flat())

/** True for a heading that names a field by itself. */
export function isColumnName(heading: string): boolean {
  const words = fold(heading.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return headings.has(words.trim())
}

export const fieldNames = Object.keys(knownNames) as FieldName[]

/** Fields that several columns may hold together. */
export const repeatableFields: readonly FieldName[] = ['consent', 'optOut']

/** The field of each column, in the file's order; undefined if a column is not used. */
export type ColumnMapping = (FieldName | undefined)[]
