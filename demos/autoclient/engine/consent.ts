import { demoLocales } from '../../../locales/demo-locales.ts'
import { fold } from '../../shared/fold.ts'
import type { CueKind } from '../../shared/sentences/cue-words.ts'
import { findCues } from '../../shared/sentences/find-cues.ts'
import type { ColumnMapping } from './fields.ts'
import type { LeadTable } from './read-list.ts'
import { listWords } from './text.ts'

export type Consent = 'yes' | 'customer' | 'no' | 'unknown'

/**
 * Reads the words of a file about consent to commercial e-mail. A refusal anywhere in the cell counts.
 * Anything but a clear yes is no yes: a date alone, a question mark or words beside it may mean that somebody was asked, or
 * for how long, and leave the answer open.
 */
export function readConsent(text: string): Consent {
  if (refusal.test(fold(text))) return 'no'
  // "yes (until 2023)", "sí (pendiente)": brackets may limit it.
  if (findCues(fold(text).replace(/^\s*si(?!\p{L})/u, ''), demoLocales).some(({ kind }) => limits.includes(kind)))
    return 'unknown'
  const said = text.replace(/\([^()]*\)|（[^（）]*）/g, ' ').replace(/[✓✔]/g, ' ok ')
  const words = listWords(said).filter((word) => !/^\d{2,4}$|^\d{1,4}[年月日]/.test(word) && !sinceWords.includes(word))
  const isAll = (known: string[]) => words.length > 0 && words.every((word) => known.includes(word))
  if (isAll(consentWords.yes)) return 'yes'
  return isAll(consentWords.customer) ? 'customer' : 'unknown'
}

/** Folded. Chinese has no spaces, and its words of refusal stand in no word of consent. */
const refusal =
  /(?<![\p{L}\p{N}])(no|non|not|never|nunca|jamais|false|faux|falso|baja|unsub\p{L}*|opt(ed|s)?[ _-]?out|refus\p{L}*|reject\p{L}*|declin\p{L}*|rechaz\p{L}*|revo[ck]\p{L}*|revoqu\p{L}*|withdr[ae]w\p{L}*|retir\p{L}*|cancel\p{L}*|desabonn\p{L}*|desinscri\p{L}*|desuscri\p{L}*|oppos\p{L}*|opos\p{L}*|opuso|object\p{L}*)(?![\p{L}\p{N}])|^\s*[n0]\s*$|[不未否无拒]|退订|取消|撤回|反对/u

const limits: readonly CueKind[] = ['doubts', 'undecided', 'condition', 'limit', 'but', 'except', 'gone', 'stray']

const sinceWords = 'since desde depuis el le on en the del du de'.split(' ')

const consentWords: Record<'yes' | 'customer', string[]> = {
  yes: 'yes y si s oui o true vrai verdadero 1 x ok granted accepted acepta aceptado accepte opt opted in optin subscribed suscrito suscrita abonne abonnee inscrit inscrite 是 已 同意 已同意 已订阅'.split(
    ' ',
  ),
  customer: 'customer client cliente clienta cliente 客户 老客户'.split(' '),
}

/**
 * Reads a cell of a column that says who asked for no mail. A mark, a number or a date in it is a request, and so is a
 * refusal in words; a word of its own is unclear.
 */
export function readOptOut(text: string): 'yes' | 'no' | 'unclear' {
  const all = listWords(text.replace(/[✓✔☑]/g, ' x '))
  if (all.length === 0) return /^[-–—.☐\s]*$/.test(text) ? 'no' : 'unclear'
  // Databases write the date that they do not have in zeros.
  if (/^[0\s:.,T/-]+$/.test(text.trim())) return 'no'
  const words = all.filter((word) => !/^\d[\d年月日时分秒tz]*$/.test(word) && !months.test(word))
  const [only = ''] = words
  if (words.length === 0) return 'yes'
  if (words.length === 1 && (asked.includes(only) || notAsked.includes(only)))
    return asked.includes(only) ? 'yes' : 'no'
  const key = keyColumn(text)
  const rest = key.replace(askedNames, ' ')
  const isDenied = findCues(rest, demoLocales).some(({ kind }) => denying.includes(kind))
  if (rest !== key) return isDenied ? 'unclear' : 'yes'
  return refusal.test(fold(text)) && !isDenied ? 'yes' : 'unclear'
}

const asked = 'yes y si s oui o true vrai verdadero x ok 是 已 对'.split(' ')
const notAsked = 'no n non 0 false faux falso null none 否 无 没有 未 假'.split(' ')
const months =
  /^(?:jan|feb|fev|mar|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aout|sep|oct|nov|dec|dic|ene)\p{L}*$|^[ap]m$|^(?:utc|gmt|de|t|z)$/u

/** One answer from all columns of a row: a request for no mail ends every consent, and what contradicts itself is none. */
export function joinConsents(consents: string[], optOuts: string[]): Consent {
  const filled = consents.filter(Boolean)
  // A date beside an answer says when it was given.
  const answers = filled.filter((text) => /[^\d\s./:TZ+-]/i.test(text))
  const [said, asks] = [(answers.length > 0 ? answers : filled).map(readConsent), optOuts.map(readOptOut)]
  if (asks.includes('yes') || said.includes('no')) return 'no'
  if (asks.includes('unclear') || said.includes('unknown')) return 'unknown'
  return said.includes('customer') ? 'customer' : (said[0] ?? 'unknown')
}

/**
 * The kind of permission that a column's name speaks of. `unclear` says both, or refuses twice ("not unsubscribed"); `other`
 * is about telephone, fax or letters, an address to unsubscribe at, or the day of a consent.
 */
export function readPermissionName(name: string): 'consent' | 'optOut' | 'unclear' | 'other' | undefined {
  const words = keyColumn(name)
    .replace(/(?<!\p{L})(?:yes|y|si|s|oui|o|true)(?: o| ou| or)? (?:non?|n|false)(?!\p{L})/gu, ' ')
    .replaceAll('是否', '')
  const rest = words.replace(askedNames, ' ')
  const isAsked = rest !== words
  const denials = findCues(rest.replace(refusalNames, ' '), demoLocales).filter(({ kind }) =>
    denying.includes(kind),
  ).length
  const refusals = count(rest, refusalNames)
  const [isAboutMail, isAboutPermission] = [count(words, mailNames) > 0, count(rest, permissionNames) > 0]
  const isRefused = (refusals > 0 && (isAboutPermission || isAboutMail)) || exactNames.test(words)
  const isDenied = denials > 0 && isAboutPermission
  if (!isAsked && !isRefused && !isDenied) {
    if (count(rest, consentNames) === 0 || refusals + denials > 0) return undefined
    return count(rest, circumstances) > 0 ? 'other' : 'consent'
  }
  const isOther = count(words, otherChannels) > 0 && !isAboutMail && !/robinson|bloctel/.test(words)
  if (isOther || count(words, addresses) > 0) return 'other'
  const isBoth = isAsked && count(rest, grantedNames) > 0
  return isBoth || Number(isAsked) + refusals + denials > 1 ? 'unclear' : 'optOut'
}

/** Folded words of a column's name: `HasOptedOutOfEmail` and `EMAIL_OPT_OUT` have spaces between their words. */
export function keyColumn(name: string): string {
  return fold(name.normalize('NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words that ask for no mail by themselves. */
const askedNames = wholeWords(
  String.raw`unsub\p{L}*|opt(?:ed|s)? ?out|desabonn\p{L}*|desinscri\p{L}*|desuscri\p{L}*|(?<!planta )baja(?! california)|bajas|(?:lista )?robinson|bloctel|(?:black|block|stop|suppression ?)list\p{L}*|lista (?:negra|de exclusion)|liste (?:noire|rouge|repoussoir|d opposition)|excluid[oa]s? de|exclusion publicitaria|se opone|oposicion al tratamiento|opposee? a|opposition (?:a la )?prospection|(?:left|removed from) (?:the )?(?:mailing )?list|spam complaints?|(?:don t|never) (?:contact|send|mail|e ?mail)|no mails|suppress\p{L}*|(?:do )?(?:not|no) (?:allow )?(?:bulk )?(?:e ?mails?|mail(?:ings?)?|contact|market|send|disturb|solicit|newsletters?|spam|publicidad)|donot(?:bulk)?email|no (?:quiere|desea) (?:recibir|publicidad|correos?|mas)|no (?:contactar|enviar|mandar|remitir|escribir|molestar|recibir|consiente)|ne (?:pas|plus) (?:contacter|envoyer|solliciter|demarcher|ecrire|recevoir)|ne (?:souhaite|veut|desire) (?:pas|plus)(?: recevoir)?|(?:does ?n[o ]?t|do ?n[o ]?t|no longer) wants?|not (?:to )?receive|stop (?:pub|mails?|e ?mails?|newsletters?)|unmailable`,
  '退订|拒收|拒绝接收|勿扰|勿联系|勿发|请勿|退出|移出|取消订阅|黑名单|谢绝|不再?接收|不再?联系|不想|不愿|不要|免打扰',
)
const denying: readonly CueKind[] = ['denies', 'nor', 'unseen', 'stray']

/** Words that refuse something, which a permission beside them has to name. */
const refusalNames = wholeWords(
  String.raw`refus\p{L}*|reject\p{L}*|declin\p{L}*|rechaz\p{L}*|revo[ck]\p{L}*|revoqu\p{L}*|withdr[ae]w\p{L}*|retir\p{L}*|retrait\p{L}*|cancel\p{L}*|resili\p{L}*|oppos\p{L}*|opos\p{L}*|opuesto|object(?:s|ed|ion|ions)?|stop(?:ped)?|supprim\p{L}*|supresion|deni(?:ed|ega\p{L}*)|ended|expired|caducad[oa]|lost|objecion`,
  '拒绝|撤回|撤销|取消|反对|屏蔽',
)
const exactNames =
  /^(?:opposition|oposicion|objection|stop|dnc|cleaned|clean time|refus|revocacion|revocation|(?:droit d |derecho de )opos\p{L}*|(?:droit d )?opposition|right to object)$/u
const permissionNames = wholeWords(
  String.raw`(?:non|un)?consent\p{L}*|permis\p{L}*|opt(?:ed)? ?in|authori[sz]\p{L}*|autori[sz]\p{L}*|autoris\p{L}*|accord|accept\p{L}*|acepta\p{L}*|marketing|newsletters?|boletin\p{L}*|infolettre|subscri\p{L}*|suscri\p{L}*|abonn\p{L}*|publicidad|publicite|pub|comunicacion\p{L}*|comercial\p{L}*|gdpr|rgpd|lopd\p{L}*|mailings?|prospect?ion|prospeccion|promo\p{L}*|communications?|spam`,
  '同意|授权|许可|订阅|营销|推广|广告',
)
const consentNames = wholeWords(
  String.raw`consent\p{L}*|permission|opt(?:ed)? ?in|autorizacion|accord|gdpr|rgpd|subscribed|suscrit[oa]|suscripcion|abonnee?|inscrite? (?:a )?(?:la )?newsletter|acepta|accepte|autoriza|autorise|accepts? (?:e ?mail )?marketing|marketing status|subscription status`,
  '同意|授权|订阅',
)
const grantedNames = wholeWords('opt(?:ed)? ?in|optin|subscribed|suscrit[oa]|abonnee?|inscrite?', '已订阅')
const mailNames = wholeWords(
  String.raw`e ?mail\p{L}*|mail\p{L}*|correos?(?: electronicos?)?|courriels?|newsletters?|boletin\p{L}*`,
  '邮',
)
const otherChannels = wholeWords(
  String.raw`calls?|(?:tele)?phone|fax|sms|text messages?|whatsapp|telefon\p{L}*|llamad\p{L}*|llamar|appels?|appeler|postal\p{L}*|courriers?|letters?`,
  '电话|短信|传真|来电|微信',
)
/** A column of these says when, where or how, and not whether. */
const circumstances = wholeWords(
  'dates?|time|timestamp|at|on|ip|source|method|version|wording|fecha|hora|origen|fuente|heure|origine|le',
  '日期|时间|来源|方式',
)
const addresses = wholeWords('links?|urls?|enlaces?|liens?|tokens?|hash|keys?|code', '链接')

function wholeWords(latin: string, chinese: string): RegExp {
  return new RegExp(
    String.raw`(?<!(?!\p{Script=Han})[\p{L}\p{N}])(?:${latin})(?!(?!\p{Script=Han})[\p{L}\p{N}])|${chinese}`,
    'gu',
  )
}

function count(text: string, names: RegExp): number {
  return text.match(names)?.length ?? 0
}

/** Names of columns that speak of permission, or hold words of refusal, and are not used for it. */
export function listUnusedPermissions({ header, rows }: LeadTable, mapping: ColumnMapping): string[] {
  return header.filter((name, column) => {
    const field = mapping[column]
    const says = readPermissionName(name)
    if (field === 'optOut' || (field === 'consent' && says !== 'optOut')) return false
    if (says === 'consent' || says === 'optOut' || says === 'unclear') return true
    return field === undefined && says === undefined && rows.some(({ cells }) => isAskedAlone(cells[column] ?? ''))
  })
}

/** A cell such as "unsubscribed" or "退订", whatever its column is called. */
function isAskedAlone(cell: string): boolean {
  const key = keyColumn(cell)
  return key.length > 0 && key.length < 40 && key.replace(askedNames, '').trim() === ''
}
