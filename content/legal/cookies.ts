import { defineContent } from '../define.ts'
import { legalPage } from './schema.ts'

export const cookiesSchema = legalPage(['stored', 'consent', 'erase', 'others'])

/** content/legal.test.ts holds the rows of `stored` to what the sources keep in a browser. */
export const cookies = defineContent('content/legal/cookies.ts', cookiesSchema, {
  changed: '2026-11-20',
  sections: {
    stored: {
      title: 'What is kept in your browser',
      records: {
        labels: ['Where', 'What for', 'How long'],
        rows: [
          {
            id: 'theme',
            code: 'theme',
            cells: [
              'Local storage',
              'The color scheme, if you choose a light or a dark one.',
              'Until you choose the scheme of your system again, or clear the data of this site.',
            ],
          },
          {
            id: 'scroll-positions',
            code: 'scroll-positions',
            cells: [
              'Session storage',
              'How far you had scrolled, so that the Back button returns to the same place.',
              'Until you close the tab.',
            ],
          },
          {
            id: 'contact-draft',
            code: 'contact-draft',
            cells: [
              'Session storage',
              'What you have typed into the contact form, so that it survives a reload or a failed attempt.',
              'Until the message is sent or you close the tab.',
            ],
          },
          {
            id: 'language-suggestion',
            code: 'language-suggestion',
            cells: [
              'Local storage',
              'That you have closed the bar that suggests another language.',
              'Until you clear the data of this site.',
            ],
          },
          {
            id: 'reloaded-path',
            code: 'reloaded-path',
            cells: [
              'Session storage',
              'Which page was loaded again after an error, so that this happens only once.',
              'Until the page works again or you close the tab.',
            ],
          },
        ],
      },
      paragraphs: [
        'All of this stays on your device. The site cannot recognize you by it, and your browser does not send it along with requests.',
      ],
    },
    consent: {
      title: 'Why no banner asks you',
      paragraphs: [
        'Article 22.2 of the Spanish Law 34/2002 asks for consent before a site stores data on a device, except for what is needed for a function that the visitor uses. Everything in the list above is of that kind, and there is nothing else: no statistics, no advertising, no content from other sites.',
      ],
      links: [
        {
          id: 'aepd-guide',
          text: 'Guide of the AEPD on cookies, in Spanish',
          url: 'https://www.aepd.es/guias/guia-cookies.pdf',
        },
      ],
    },
    erase: {
      title: 'How to erase it',
      paragraphs: [
        'Your browser lists and clears the stored data of each site in its settings, mostly under Privacy. The site works without them: you may block storage altogether.',
      ],
    },
    others: {
      title: 'Other sites',
      paragraphs: [
        'Links to WhatsApp, LinkedIn, GitHub, X or a map go to other sites, which have rules and cookies of their own. Nothing is loaded from them before you follow the link.',
      ],
    },
  },
})
