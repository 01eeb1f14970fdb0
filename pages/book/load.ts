import { writeMinutes } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { bookTexts } from '../../model/kinds/book.ts'
import { booking, bookingPlaces, bookingTypes } from '../../model/kinds/booking.ts'
import { getPlaceName } from '../../model/kinds/cities.ts'
import { formWords } from '../../model/kinds/contact.ts'
import { site } from '../../model/kinds/site.ts'
import { citySlugs } from '../../model/kinds/slugs.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { tools } from '../../model/kinds/tools.ts'
import { plainText } from '../../model/kit/localize.ts'
import { type LoadContext, loadPageMeta, localizeContent, type PageMeta } from '../data/load-context.ts'
import { getCity } from '../data/localized-content.ts'
import { loadFormNotice } from '../shared/form/form-notice.ts'

export type BookData = PageMeta & ReturnType<typeof loadBook>

export function loadBook({ locale }: LoadContext) {
  const { types, zones, notice: _, invitation: __, ...words } = localizeContent(locale, bookTexts)
  const form = localizeContent(locale, formWords)
  const { fields, optional, notDecided, errors, check, byMail, byWhatsApp } = form
  const { names } = localizeContent(locale, tasks)
  const { heading, intro } = loadPageMeta(locale, 'bookCheckInbox')
  return {
    types: bookingTypes.map((value) => ({
      value,
      ...types[value],
      length: writeMinutes(booking.types[value].minutes, locale),
      places: booking.types[value].places,
    })),
    places: bookingPlaces.map((value) => ({
      value,
      name: citySlugs.includes(value) ? getCity(locale, value).name : getPlaceName(value),
    })),
    zones,
    words,
    tool: localizeContent(locale, tools).book,
    form: { fields, optional, notDecided, errors, check, byMail, byWhatsApp },
    steps: { rule: plainText(names.rule), model: plainText(names.model), person: plainText(names.person) },
    notice: loadFormNotice(locale, 'booking'),
    owner: {
      email: site.owner.email,
      whatsapp: site.owner.whatsapp,
      zone: booking.zone,
      zoneName: zones.find(({ zone }) => zone === booking.zone)?.name ?? booking.zone,
    },
    sent: { heading, intro },
  }
}

export type Choice = { type: string; place: string; zone: string }

export function loadTimeWords(locale: Locale) {
  const { earlier, later, loading, noTimesAtAll, noDay, closed, invitation } = localizeContent(locale, bookTexts)
  const { zone } = booking
  return { earlier, later, loading, none: noTimesAtAll, noDay, closed: closed.title, soonest: invitation.soonest, zone }
}
