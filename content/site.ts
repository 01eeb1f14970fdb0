import * as v from 'valibot'
import { defineContent, text } from './define.ts'

/**
 * The owner's record: who runs this site and how to reach them. `samples` names the fields that still hold invented
 * data; the build lists them, and a production deploy refuses the ones that the law requires (LSSI art. 10).
 */
export const siteSchema = v.strictObject({
  /** The name of the site, after the page's title: "Contact — Alex Romero". */
  name: v.string(),
  url: v.pipe(v.string(), v.url('expected an absolute URL such as https://example.com')),
  owner: v.strictObject({
    name: v.string(),
    jobTitle: text,
    /** Tax number, for the legal notice. */
    nif: v.string(),
    address: v.string(),
    /** Where the owner is entered in a public register: its name and the entry (LSSI art. 10.1.b). */
    register: v.optional(text),
    email: v.pipe(v.string(), v.email('expected an e-mail address')),
    /** With country code, digits only after the plus: +34600000000. */
    phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'expected + and 8 to 15 digits')),
    /** For wa.me links: digits only. */
    whatsapp: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'expected 8 to 15 digits without +')),
    place: text,
    mapUrl: v.pipe(v.string(), v.url()),
    languages: v.array(v.string()),
  }),
  social: v.strictObject({
    linkedin: v.pipe(v.string(), v.url()),
    github: v.pipe(v.string(), v.url()),
    x: v.pipe(v.string(), v.url()),
  }),
  /** Where the code of this site and its demos can be read. */
  repository: v.pipe(v.string(), v.url()),
  /** Paths of the fields above that are not the owner's real data yet. */
  samples: v.array(v.string()),
})

export const site = defineContent('content/site.ts', siteSchema, {
  name: 'Alex Romero',
  url: 'https://example.com',
  owner: {
    name: 'Alex Romero',
    jobTitle: 'AI trainer and consultant',
    nif: '00000000T',
    address: 'Calle de Ejemplo 1, 28001 Madrid, Spain',
    email: 'hello@example.com',
    phone: '+34600000000',
    whatsapp: '34600000000',
    place: 'Madrid, Spain',
    mapUrl: 'https://www.openstreetmap.org/relation/5326784',
    languages: ['en', 'es', 'fr', 'zh'],
  },
  social: {
    linkedin: 'https://www.linkedin.com/in/example',
    github: 'https://github.com/example',
    x: 'https://x.com/example',
  },
  repository: 'https://github.com/example/site',
  samples: [
    'name',
    'url',
    'owner.name',
    'owner.nif',
    'owner.address',
    'owner.email',
    'owner.phone',
    'owner.whatsapp',
    'social.linkedin',
    'social.github',
    'social.x',
    'repository',
  ],
})
