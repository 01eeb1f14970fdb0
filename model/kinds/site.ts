import * as v from 'valibot'
import { emailAddress } from '../../email-address.ts'
import { day, hidden, label, line, listOnce, text, timeZone } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'

/** In euros without tax, and its scope: "One-day workshop for up to 16 people, plus VAT". */
export const lowestPrice = v.strictObject({
  euros: v.pipe(v.number(), v.integer('problems.euros'), v.minValue(1, 'problems.euros')),
  covers: text,
})

/** The uses of texts by machines that robots.txt speaks of (https://contentsignals.org). */
export const contentUses = ['search', 'ai-input', 'ai-train'] as const

export const fundaeAnswers = ['registered', 'partner', 'no'] as const

/** Pages that a site can do without, by their addresses; others go with their pieces, or with booking and the newsletter. */
export const optionalPages = ['ai-training', 'corporate', 'tasks', 'rules', 'evidence', 'prices', 'agents'] as const

export type OptionalPage = (typeof optionalPages)[number]

/**
 * The owner's record: who runs this site and how to reach them. Fields that still hold invented data are samples, and
 * a public build is refused with them: those that `samples` names, and every address at example.com or with `/example`.
 */
export const siteSchema = v.strictObject({
  /** The name of the site, after the page's title: "Contact — Alex Romero". */
  name: line,
  /** In the header, where a long name leaves the menu no room: "Begoña D’Ors". */
  shortName: v.optional(v.pipe(line, v.maxLength(20, 'problems.characters 20'))),
  /** Paths are put behind it. */
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+$/, 'problems.siteUrl https://example.com')),
  /** The languages of the pages, of those that locales/locales.ts knows. The first is written first and has URLs without a prefix. */
  languages: v.pipe(listOnce('languages', v.string()), v.nonEmpty('problems.list')),
  owner: v.strictObject({
    name: line,
    jobTitle: label,
    /** The offer and its places, in one sentence: below the name at the foot of each page. */
    tagline: text,
    /** Tax number and postal address, for the legal notice: Spanish law asks for both (LSSI art. 10.1). */
    nif: v.optional(line),
    address: v.optional(line),
    /** The public register with the owner's entry: its name and the entry (LSSI art. 10.1.b). */
    register: v.optional(text),
    /** As it is shown, its domain in any letters; mail takes `toAsciiDomain` of it. */
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => v.is(emailAddress(''), value), 'problems.email'),
    ),
    /** With country code, digits only after the plus: +34600000000. */
    phone: v.optional(v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'problems.phone'))),
    /** For wa.me links: digits only. */
    whatsapp: v.optional(v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'problems.digits'))),
    /** IANA name, in which the owner reads times. */
    timeZone,
    /** In which messages, appointments and reservations are mailed to the owner; the first language of the site unless it is set. */
    language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'problems.language es'))),
    place: label,
    /** The code of its country, for search engines: ES. */
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'problems.country ES')),
    mapUrl: v.pipe(v.string(), v.url()),
    /** Languages of the sessions, and those that one can also write in: every page that names languages reads them here. */
    languages: v.array(
      v.strictObject({
        code: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'problems.language es')),
        use: v.picklist(['teaching', 'correspondence']),
      }),
    ),
    /** An upright picture of 4:5 in `public/`, such as `/portrait.webp`. Until it is set, the initials stand in its place. */
    portrait: v.optional(
      v.strictObject({
        src: v.pipe(v.string(), v.startsWith('/')),
        /** In pixels; it is shown at up to 320. */
        width: v.number(),
        alt: text,
      }),
    ),
    /** The WeChat id; pages in Chinese show it beside WhatsApp, which does not open in mainland China. */
    wechat: v.optional(line),
  }),
  social: v.strictObject({
    linkedin: v.optional(v.pipe(v.string(), v.url())),
    github: v.optional(v.pipe(v.string(), v.url())),
    x: v.optional(v.pipe(v.string(), v.url())),
  }),
  /** The owner's terms of time and money, in whole sentences. A term that is not set is not shown. */
  terms: v.strictObject({
    /** "I answer within one working day." On the contact page, after sending, and in the mail that confirms a message. */
    replyTime: v.optional(text),
    /** "30 minutes, free": beside each button that books. */
    strategyCall: v.optional(text),
    /** The lowest prices of one day, two days and a program. A card shows the price of its own plan's length, or says which it is. */
    workshopPrice: v.optional(lowestPrice),
    twoDayPrice: v.optional(lowestPrice),
    programPrice: v.optional(lowestPrice),
    /** The tax on these prices, in percent. */
    vatRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50)), 21),
    /** The size of a group in numbers: estimates take more groups for more people. */
    mostPeople: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** "Up to 16 people": of services that name no size of their own. */
    groupSize: v.optional(text),
    /** "Prices do not include VAT." */
    vat: v.optional(text),
    /** Entered in the register of training entities, working with an entity that is, or neither. */
    fundae: v.optional(v.picklist(fundaeAnswers)),
    /** Days before the start of a course by which whoever reports it to Fundae needs all of a company. */
    fundaeNotice: v.optional(v.pipe(v.number(), v.integer('problems.days'), v.minValue(0))),
    /** Answers to the questions of content/company-questions.json. */
    cancellation: v.optional(text),
    illness: v.optional(text),
    payment: v.optional(text),
    retention: v.optional(text),
  }),
  /** The code with which Baidu's webmaster tools know the site's owner: `codeva-…`, for a meta element of the home pages. */
  baiduVerification: v.optional(line),
  /** Those of `optionalPages` that the site has; one that is left out has no page, menu, link or board on the home page. */
  pages: v.optional(v.array(naming('pages', v.picklist(optionalPages))), [...optionalPages]),
  /** True if appointments can be booked, and if there is a newsletter. A feature that is off has no page, form or function. */
  booking: v.optional(v.boolean(), true),
  newsletter: v.optional(v.boolean(), true),
  /** If visits are counted, in sums without persons; else no page sends anything for it. */
  counts: v.optional(v.boolean(), true),
  /** The uses of the texts that are allowed, in robots.txt; the others are reserved. */
  contentSignals: v.optional(v.array(v.picklist(contentUses)), ['search', 'ai-input']),
  /**
   * If a private person may withdraw from a paid course within 14 days. `dated-leisure` says that the exception for leisure on
   * a given date applies (Directive 2011/83/EU, art. 16 l): let a lawyer decide that. Without an answer the right is offered.
   */
  withdrawal: v.optional(v.picklist(['offered', 'dated-leisure']), 'offered'),
  /** Days without work beside weekends, by town (its city's name) and year, with the gazette read: Fundae's days need them. */
  holidays: hidden(
    v.optional(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'problems.city madrid')),
        v.record(
          v.pipe(v.string(), v.regex(/^\d{4}$/, 'problems.year 2027')),
          v.strictObject({ source: v.pipe(v.string(), v.url()), days: v.array(day) }),
        ),
      ),
      {},
    ),
  ),
  /** The address of the code of this site and its demos. */
  repository: v.optional(v.pipe(v.string(), v.url())),
  /** Paths of the fields above that are not the owner's real data yet, beside placeholders. */
  samples: v.array(v.string()),
})

export const site = readContent('site', siteSchema)

/** The town of a place: of `Madrid, Spain`, or of `马德里，西班牙`. */
export const readTown = (place: string) => place.split(/[,，]/)[0]?.trim() ?? ''

/** The language that the content is written in; all others are its translations. */
export const firstLanguage = site.languages[0] ?? ''
