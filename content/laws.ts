import * as v from 'valibot'
import { day, defineContent, heading, itemId, listBy, text } from './define.ts'

/**
 * Dates of the law that concern those who use AI in Spain. Other texts quote a row's date as `[law:verifactu-companies]`;
 * `/rules` lists them all.
 */
export const lawsSchema = v.strictObject({
  rows: listBy('id', {
    id: itemId,
    region: v.picklist(['eu', 'spain']),
    date: day,
    title: heading,
    /** What begins, changes or is proposed on that day. */
    what: text,
    who: text,
    /** The official text. */
    source: v.pipe(v.string(), v.url()),
    /** What was read: the official text at its source, a copy of it elsewhere, or only what others report of it. */
    read: v.picklist(['official', 'copy', 'reported']),
    /** The day on which somebody last looked whether the row is still true. */
    checked: day,
  }),
  texts: v.strictObject({
    eu: heading,
    spain: heading,
    columns: v.strictObject({ rule: text, what: text, who: text, source: text }),
    officialText: text,
    read: v.strictObject({ official: text, copy: text, reported: text }),
    checked: text,
  }),
})

const aiAct = 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj'
const omnibus = 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj'
const verifactu = 'https://www.boe.es/eli/es/rdl/2025/12/02/15'
const checked = '2026-11-22'

export const laws = defineContent('content/laws.ts', lawsSchema, {
  rows: [
    {
      id: 'ai-act-literacy',
      region: 'eu',
      date: '2025-02-02',
      title: 'AI Act: literacy and prohibited practices',
      what: 'Article 4 (AI literacy of staff) and article 5 (prohibited practices) apply.',
      who: 'Everyone who offers or uses AI at work',
      source: aiAct,
      read: 'copy',
      checked,
    },
    {
      id: 'ai-act-models',
      region: 'eu',
      date: '2025-08-02',
      title: 'AI Act: general-purpose models',
      what: 'The rules for general-purpose models, authorities and penalties apply.',
      who: 'Mostly those who make the models',
      source: aiAct,
      read: 'copy',
      checked,
    },
    {
      id: 'ai-act-amended',
      region: 'eu',
      date: '2026-07-27',
      title: 'AI Act: amended by Regulation (EU) 2026/1744',
      what: 'The amendment enters into force. Article 4 asks for measures that support literacy, and the dates of high-risk systems move.',
      who: 'Everyone who had planned for August 2026',
      source: omnibus,
      read: 'reported',
      checked,
    },
    {
      id: 'ai-act-transparency',
      region: 'eu',
      date: '2026-08-02',
      title: 'AI Act: transparency',
      what: 'Article 50 (transparency) and most of the rest apply.',
      who: 'Those who offer chatbots, generated content or deepfakes',
      source: aiAct,
      read: 'copy',
      checked,
    },
    {
      id: 'ai-act-images',
      region: 'eu',
      date: '2026-12-02',
      title: 'AI Act: intimate images, and marking of older systems',
      what: 'Intimate images without consent and child sexual abuse material join the prohibited practices. Systems that were on the market before August 2026 must mark their output under article 50(2).',
      who: 'Those who offer or use generators of images, video or voice',
      source: omnibus,
      read: 'reported',
      checked,
    },
    {
      id: 'ai-act-high-risk',
      region: 'eu',
      date: '2027-12-02',
      title: 'AI Act: high-risk systems',
      what: 'The duties for high-risk systems of annex III apply.',
      who: 'Hiring, credit, education and similar uses',
      source: omnibus,
      read: 'reported',
      checked,
    },
    {
      id: 'ai-act-products',
      region: 'eu',
      date: '2028-08-02',
      title: 'AI Act: high-risk AI in products',
      what: 'The duties for high-risk AI in products of annex I, section A, apply.',
      who: 'Makers of medical devices, toys, elevators and similar products',
      source: omnibus,
      read: 'reported',
      checked,
    },
    {
      id: 'spanish-ai-law',
      region: 'spain',
      date: '2026-06-12',
      title: 'Bill 121/000096 on the good use and governance of AI',
      what: 'The bill is published in the bulletin of the Congress. It shares supervision among AESIA, the data protection agency AEPD and others, and sets fines and their procedure. It was at the amendment stage in the last reports found, of October 2026.',
      who: 'Everyone to whom the AI Act applies in Spain',
      source: 'https://www.congreso.es/public_oficiales/L15/CONG/BOCG/A/BOCG-15-A-97-1.PDF',
      read: 'reported',
      checked,
    },
    {
      id: 'minors',
      region: 'spain',
      date: '2025-04-11',
      title: 'Bill 121/000052 on the protection of minors in digital environments',
      what: 'The bill is published in the bulletin of the Congress. It would raise the age of consent to data processing from 14 to 16. Whether it has become law since could not be checked.',
      who: 'Families, schools and digital services',
      source:
        'https://www.congreso.es/es/busqueda-de-publicaciones?p_p_id=publicaciones&p_p_lifecycle=0&p_p_state=normal&p_p_mode=view&_publicaciones_mode=mostrarTextoIntegro&_publicaciones_legislatura=XV&_publicaciones_id_texto=%28BOCG-15-A-52-1.CODI.%29',
      read: 'official',
      checked,
    },
    {
      id: 'e-invoicing',
      region: 'spain',
      date: '2026-03-31',
      title: 'Electronic invoices between companies: Royal Decree 238/2026',
      what: 'The decree that carries out Law 18/2022 is published. Its deadlines run from a ministerial order: one year above 8 million euros of turnover, two years for the rest.',
      who: 'Companies and the self-employed who invoice each other',
      source: 'https://www.boe.es/eli/es/rd/2026/03/25/238',
      read: 'reported',
      checked,
    },
    {
      id: 'verifactu-companies',
      region: 'spain',
      date: '2027-01-01',
      title: 'Verifactu for companies: Royal Decree 1007/2023',
      what: 'Invoicing software must meet the requirements before this day, which Royal Decree-law 15/2025 set.',
      who: 'Those who pay corporate income tax',
      source: verifactu,
      read: 'copy',
      checked,
    },
    {
      id: 'verifactu-others',
      region: 'spain',
      date: '2027-07-01',
      title: 'Verifactu for everyone else: Royal Decree 1007/2023',
      what: 'Invoicing software must meet the requirements before this day, which Royal Decree-law 15/2025 set.',
      who: 'The self-employed and all others whom the decree covers',
      source: verifactu,
      read: 'copy',
      checked,
    },
    {
      id: 'fundae-law',
      region: 'spain',
      date: '2015-09-10',
      title: 'Training credit (Fundae): Law 30/2015',
      what: 'The law on training at work is published. A company may charge training that it plans for its staff against its credit.',
      who: 'Companies with staff in Spain',
      source: 'https://www.boe.es/eli/es/l/2015/09/09/30',
      read: 'copy',
      checked,
    },
    {
      id: 'fundae-decree',
      region: 'spain',
      date: '2017-07-05',
      title: 'Training credit (Fundae): Royal Decree 694/2017',
      what: 'The decree that says how such training is planned, notified and checked is published.',
      who: 'Companies with staff in Spain, and those who train them',
      source: 'https://www.boe.es/eli/es/rd/2017/07/03/694',
      read: 'copy',
      checked,
    },
    {
      id: 'kit-consulting',
      region: 'spain',
      date: '2026-01-26',
      title: 'Kit Consulting: Order TDF/38/2026',
      what: 'The order changes the rules of the aid, so that money which is left may be used again. It opens no call by itself.',
      who: 'Small and medium companies that count on the aid',
      source: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2026-2069',
      read: 'copy',
      checked,
    },
    {
      id: 'kit-digital-window',
      region: 'spain',
      date: '2025-10-31',
      title: 'Kit Digital: last regular window',
      what: 'The last regular window for applications closes.',
      who: 'Small and medium companies that count on the aid',
      source: 'https://www.red.es/es/iniciativas/proyectos/kit-digital',
      read: 'reported',
      checked,
    },
    {
      id: 'kit-digital',
      region: 'spain',
      date: '2026-01-26',
      title: 'Kit Digital: Order TDF/39/2026',
      what: 'The order does the same for Kit Digital. It opens no call by itself.',
      who: 'Small and medium companies that count on the aid',
      source: 'https://www.boe.es/eli/es/o/2026/01/26/tdf39',
      read: 'reported',
      checked,
    },
  ],
  texts: {
    eu: 'European Union',
    spain: 'Spain',
    columns: { rule: 'Date and rule', what: 'What happens', who: 'Who is concerned', source: 'Source' },
    officialText: 'Official text',
    read: {
      official: 'The official text was read.',
      copy: 'A copy of the official text was read, not the official page.',
      reported: 'Only secondary sources were read; the official text could not be opened.',
    },
    checked: 'Checked:',
  },
})

export type Law = (typeof laws.rows)[number]

/** Rows that nobody has checked for more than 60 days before a day: "2026-11-22". */
export function listUncheckedLaws(today: string, rows: Law[] = laws.rows): Law[] {
  const limit = new Date(Date.parse(today) - 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return rows.filter((row) => row.checked < limit)
}
