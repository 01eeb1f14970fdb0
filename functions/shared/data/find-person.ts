import { normalizeAddress } from '../../../model/form-schemas.ts'

/** The mailbox and the domain behind an address. `domain` is empty where anybody gets a mailbox, so that it tells nothing about who is behind it. */
export type Person = { person: string; domain: string }

/** One mailbox has any number of addresses, so limits count mailboxes; and a domain of one's own has any number of mailboxes, so they count domains too. */
export async function findPerson(address: string): Promise<Person> {
  const { person, host } = readAddress(address)
  // The part of a host that somebody registered: a domain has any number of hosts too. Its list of suffixes is long, and few requests need it.
  return { person, domain: host && ((await import('tldts')).getDomain(host) ?? host) }
}

/** Finds the mailbox of an address: without a tag, and without the signs that its provider ignores. */
export function findMailbox(address: string): string {
  return readAddress(address).person
}

/** The mailbox, and its host if not anybody gets one there. */
function readAddress(address: string) {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(normalizeAddress(address)) ?? []
  const provider = mailboxes.find(({ hosts }) => hosts.includes(host))
  const mailbox = name.replace(/(?<=.)\+.*$/s, '').replace(provider?.ignored ?? /$/, '')
  const isPublic = provider !== undefined || publicHosts.includes(host)
  return { person: `${mailbox || name}@${provider?.hosts[0] ?? host}`, host: isPublic ? '' : host }
}

/** Providers of mailboxes that answer to more addresses than tags give them. */
const mailboxes: { hosts: string[]; ignored?: RegExp }[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { hosts: ['icloud.com', 'me.com', 'mac.com'] },
  { hosts: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'], ignored: /[.-]/g },
  // Its names have no hyphen, which begins a keyword.
  ...'yahoo.com yahoo.es yahoo.fr yahoo.co.uk yahoo.de yahoo.it yahoo.com.mx yahoo.com.ar yahoo.com.br ymail.com'
    .split(' ')
    .map((host) => ({ hosts: [host], ignored: /-.*$/s })),
]

/** Providers at which anybody gets a mailbox. One that is missing here only counts as a company. */
const publicHosts = `outlook.com outlook.es outlook.fr outlook.de outlook.it hotmail.com hotmail.es hotmail.fr
hotmail.de hotmail.it hotmail.co.uk live.com live.fr live.de live.co.uk msn.com aol.com gmx.com gmx.de gmx.net gmx.at
gmx.ch gmx.es gmx.fr web.de t-online.de freenet.de mailbox.org posteo.de fastmail.com fastmail.fm hey.com zoho.com
zohomail.com zohomail.eu mail.com tutanota.com tuta.com tuta.io tutamail.com terra.es terra.com telefonica.net
movistar.es ono.com orange.es orange.fr wanadoo.es wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr libero.it
virgilio.it tiscali.it sapo.pt skynet.be bluewin.ch ziggo.nl btinternet.com sky.com comcast.net verizon.net att.net
mail.ru bk.ru inbox.ru list.ru rambler.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com
aliyun.com 139.com 189.cn naver.com daum.net`.split(/\s/)
