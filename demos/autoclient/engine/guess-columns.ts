import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'
import { type ColumnMapping, type FieldName, fieldNames } from './fields.ts'
import type { LeadTable } from './read-list.ts'

/**
 * Guesses what each column holds from its name in English, Spanish, French or Chinese, and where the name says nothing,
 * from its cells. No field is given twice: the better name wins, then the first column.
 */
export function guessColumns({ header, rows }: LeadTable): ColumnMapping {
  const candidates = header.flatMap((name, column) => {
    const cells = rows.slice(0, 50).map(({ cells }) => cells[column] ?? '')
    return fieldNames.map((field) => ({ column, field, score: rateName(name, field) || rateCells(cells, field) }))
  })
  const mapping: ColumnMapping = header.map(() => undefined)
  for (const { column, field, score } of candidates.sort((a, b) => b.score - a.score)) {
    if (score > 0 && !mapping[column] && !mapping.includes(field)) mapping[column] = field
  }
  return mapping
}

/** 3 for a known name, 2 for a name that holds a known one, with a little more for a longer one. */
function rateName(name: string, field: FieldName): number {
  const words = fold(name.normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (knownNames[field].includes(words)) return 3
  const contained = knownNames[field].filter((known) =>
    /\p{Script=Han}/u.test(known) ? words.includes(known) : ` ${words} `.includes(` ${known} `),
  )
  return contained.length === 0 ? 0 : 2 + Math.max(...contained.map((known) => known.length)) / 100
}

/** 1 where most filled cells have the shape of the field; only three fields have one. */
function rateCells(cells: string[], field: FieldName): number {
  const shape = shapes[field]
  const filled = cells.filter(Boolean)
  return shape && filled.length > 0 && filled.filter((cell) => shape.test(cell)).length > filled.length / 2 ? 1 : 0
}

const shapes: Partial<Record<FieldName, RegExp>> = {
  email: /^\S+@\S+\.\S+$/,
  website: /^(https?:\/\/|www\.)\S+$/i,
  phone: /^\+?[\d\s().-]{9,20}$/,
}

/** Folded (`fold`), with spaces for punctuation. */
const knownNames: Record<FieldName, string[]> = {
  fullName: splitWords(`
    name, full name, contact, contact name, contact person, lead, person, nombre y apellidos, nombre completo, contacto,
    persona de contacto, persona, nom complet, nom et prenom, prenom et nom, interlocuteur, nom du contact, 姓名, 联系人,
    客户姓名
  `),
  firstName: splitWords('first name, firstname, given name, forename, nombre, nombre de pila, prenom, 名, 名字'),
  lastName: splitWords(`
    last name, lastname, surname, family name, apellido, apellidos, primer apellido, nom, nom de famille, 姓, 姓氏
  `),
  salutation: splitWords('salutation, title, mr ms, tratamiento, civilite, titre, 称谓, 称呼'),
  company: splitWords(`
    company, company name, organization, organisation, account, business, employer, empresa, nombre de la empresa,
    compania, razon social, sociedad, cuenta, societe, entreprise, raison sociale, nom de l entreprise, compte,
    organisme, 公司, 公司名称, 企业, 企业名称, 单位, 单位名称
  `),
  role: splitWords(`
    role, job, job title, position, function, cargo, puesto, funcion, rol, fonction, poste, intitule de poste, 职位, 职务,
    岗位, 头衔
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
  consent: splitWords(`
    consent, opt in, optin, marketing consent, gdpr, permission, subscribed, consentimiento, acepta publicidad, permiso,
    rgpd, autorizacion, suscrito, consentement, accord, opt in e mail, abonne, 同意, 同意接收, 授权, 是否同意
  `),
  notes: splitWords(`
    notes, note, comments, comment, remarks, description, notas, nota, observaciones, comentarios, remarques,
    commentaire, commentaires, observations, 备注, 说明, 跟进记录
  `),
}
