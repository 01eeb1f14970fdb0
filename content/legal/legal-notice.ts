import { defineContent } from '../define.ts'
import { legalPage } from './schema.ts'

/** LSSI art. 10 asks for the first two sections (https://www.boe.es/eli/es/l/2002/07/11/34/con). */
export const legalNoticeSchema = legalPage(['owner', 'prices', 'use', 'rights', 'liability', 'links', 'law'])

export const legalNotice = defineContent('content/legal/legal-notice.ts', legalNoticeSchema, {
  changed: '2026-11-22',
  sections: {
    owner: {
      title: 'Owner of this site',
      owner: ['name', 'nif', 'address', 'email', 'phone', 'register'],
      paragraphs: [
        'The owner answers messages sent to this e-mail address, calls to this phone number and everything that arrives through the contact form.',
        'Training and consulting on artificial intelligence need no prior authorization, and neither is a regulated profession.',
      ],
      links: [
        {
          id: 'lssi',
          text: 'Law 34/2002 (LSSI), in Spanish',
          url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2002-13758',
        },
      ],
    },
    prices: {
      title: 'Prices',
      paragraphs: [
        'The pages name no amounts, and nothing can be ordered or paid on them. What can be booked is an appointment: a time to talk, by which nothing is owed or agreed. Workshops have a fixed price; programs are quoted by module and team size.',
        'Before anything is agreed you get a written quote with the full price. It says which taxes are included, and names travel costs where there are any. A message through this site commits you to nothing.',
      ],
    },
    use: {
      title: 'Using this site',
      paragraphs: [
        'The site is free and needs no account. The demos and the project assistant show what such a tool can do; they work on sample data and are not made for real decisions.',
        'Please do not try to overload the site, to send advertising through its forms, or to reach data that are not meant for you.',
      ],
    },
    rights: {
      title: 'Intellectual property',
      paragraphs: [
        'Where nothing else is said, the texts and drawings of this site belong to its owner. You may link to any page and quote from it if you name the source. To reproduce whole pages, ask first.',
        'The source code of the site is under the MIT license. The icons come from Lucide (ISC license), the font of the headings is Fraunces (SIL OFL).',
        'Names of products and companies belong to their owners. They appear here only to describe the work.',
      ],
    },
    liability: {
      title: 'Liability',
      paragraphs: [
        'The texts are written with care and corrected when a mistake is reported. They inform in general; they are no legal, medical or financial advice for a particular case. Figures promise nothing for new projects.',
        'The site may be interrupted for maintenance or by failures of the network. The owner is not liable for damage caused by such an interruption, or by decisions that rest on these texts alone.',
        'None of this limits a liability that cannot be excluded by law, such as for intent or gross negligence, or the rights of consumers.',
      ],
    },
    links: {
      title: 'Links to other sites',
      paragraphs: [
        'Links to other sites are chosen with care, but their owners alone decide what stands there. If you find a link that points to something unlawful, write to the address above; it will be removed.',
      ],
    },
    law: {
      title: 'Language, law and courts',
      paragraphs: [
        'The legal pages exist in English, Spanish, French and Chinese. If the versions differ, the Spanish one prevails.',
        'Spanish law applies. Disputes go to the courts that the law names. Consumers keep the protection of the mandatory rules of the country where they live, and may sue there.',
      ],
    },
  },
})
