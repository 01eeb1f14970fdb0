/** Ids, or their beginnings, of words that fit each owner whatever he offers: forms, notices, mails, pages that the law wants. */
const engines = [
  'ask',
  'tools',
  'legal',
  'book',
  'course',
  'newsletter',
  'prices',
  'evidence',
  'journeys.clocks',
  'hero.kicker',
  'contact.form',
  'contact.page',
  'offer.facts.labels',
  'offer.calls.book',
  'offer.calls.message',
  'offer.announcement.action',
  ...'search bookCheckInbox contactThanks newsletterCheckInbox notFound prices evidence privacy legalNotice cookies aiNotice accessibility'
    .split(' ')
    .map((page) => `meta.${page}`),
]

/** Among these, those that speak of an owner's offer. */
const owners = [
  'ask.questions',
  'book.types',
  'contact.form.topics',
  'contact.page.messageSteps',
  // It says if their work needs an authorization.
  'legal.legalNotice.sections.owner',
]

/** Names of pages in menus, of those that each site has by the same name. */
const label = /^meta\.(?!corporate|training|tasks)\w+\.label$/

/** True for a text of the content that is the engine's, as those of the interface are. */
export function isEngineText(id: string): boolean {
  const isWithin = (beginning: string) => id === beginning || id.startsWith(`${beginning}.`)
  return label.test(id) || (engines.some(isWithin) && !owners.some(isWithin))
}
