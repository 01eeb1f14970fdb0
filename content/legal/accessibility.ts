import { defineContent } from '../define.ts'
import { legalPage } from './schema.ts'

export const accessibilitySchema = legalPage(['aim', 'tests', 'limits', 'browsers', 'feedback'])

export const accessibility = defineContent('content/legal/accessibility.ts', accessibilitySchema, {
  changed: '2026-11-20',
  sections: {
    aim: {
      title: 'What the site aims at',
      intro: [
        'The measure is WCAG 2.2, the international guidelines for accessible web content, at level AA. In practice:',
      ],
      list: [
        'Every page can be read, and every form sent, without JavaScript.',
        'Everything can be reached and used with the keyboard, and the focus is visible.',
        'Text keeps its contrast in the light and in the dark scheme.',
        'At 320 pixels, or enlarged to 400%, nothing is cut off and no page scrolls sideways.',
        'Errors in a form stand beside their field, in words, and are announced.',
        'Motion is short, and absent where your system asks for less.',
      ],
    },
    tests: {
      title: 'How it is tested',
      intro: ['These tests run before each new version of the site is published:'],
      list: [
        'axe, an automated check, on every kind of page, in both color schemes.',
        'Menus, language switch, search and forms used with the keyboard alone, and without JavaScript.',
        'Every kind of page at a width of 320 pixels, in four languages.',
      ],
    },
    limits: {
      title: 'What is known to be missing',
      list: [
        'The site was assessed by those who make it. No external audit has taken place, and no regular test with people who use screen readers.',
        'Automated checks find only a part of all obstacles.',
        'Charts and images in the demos are described in words only in their main points.',
        'The code in articles is in English in every language.',
        'There is no version in sign language or in easy language.',
      ],
    },
    browsers: {
      title: 'Browsers',
      paragraphs: [
        'The site is made for the current versions of Chrome, Edge, Firefox and Safari. The automated tests run in Chromium, the base of Chrome and Edge.',
      ],
    },
    feedback: {
      title: 'Tell what gets in your way',
      owner: ['email', 'phone'],
      paragraphs: [
        'If something on this site does not work for you, write or call, and say on which page and with which browser or aid. You can also ask for any content of the site in another form.',
      ],
    },
  },
})
