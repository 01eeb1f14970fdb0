import type * as v from 'valibot'
import { caseStudies, caseStudiesSchema } from './case-studies.ts'
import { cities, citiesSchema } from './cities.ts'
import { cityServices, cityServicesSchema } from './city-services.ts'
import { claims, claimsSchema } from './claims.ts'
import { contactTexts, contactTextsSchema, formWords, formWordsSchema } from './contact.ts'
import { legal, legalSchema } from './legal.ts'
import { localize } from './localize.ts'
import { corporate, corporateSchema, training, trainingSchema } from './offers.ts'
import { pageMeta, pageMetaSchema } from './page-meta.ts'
import { categories, categoriesSchema } from './post-categories.ts'
import {
  about,
  aboutSchema,
  experience,
  experienceSchema,
  hero,
  heroSchema,
  skills,
  skillsSchema,
  testimonials,
  testimonialsSchema,
} from './profile.ts'
import { additionalProjects, additionalProjectsSchema, projects, projectsSchema } from './projects.ts'
import { services, servicesSchema } from './services.ts'
import { site, siteSchema } from './site.ts'

/** One part of the content: the first part of its texts' ids, its schema and its value. */
type Part = { id: string; schema: v.GenericSchema; content: unknown }

/**
 * All translatable content, by the name of its catalog: `services` has its English in `content/services.ts` and its
 * translations in `locales/<locale>/content/services.po`.
 */
export const contentCatalogs: Record<string, Part[]> = {
  services: [{ id: 'services', schema: servicesSchema, content: services }],
  'case-studies': [{ id: 'caseStudies', schema: caseStudiesSchema, content: caseStudies }],
  cities: [{ id: 'locations', schema: citiesSchema, content: cities }],
  'city-services': [{ id: 'locations', schema: cityServicesSchema, content: cityServices }],
  projects: [
    { id: 'projects', schema: projectsSchema, content: projects },
    { id: 'projects.additional', schema: additionalProjectsSchema, content: additionalProjects },
  ],
  profile: [
    { id: 'hero', schema: heroSchema, content: hero },
    { id: 'about', schema: aboutSchema, content: about },
    { id: 'skills', schema: skillsSchema, content: skills },
    { id: 'experience', schema: experienceSchema, content: experience },
    { id: 'testimonials', schema: testimonialsSchema, content: testimonials },
  ],
  offers: [
    { id: 'corporate', schema: corporateSchema, content: corporate },
    { id: 'training', schema: trainingSchema, content: training },
  ],
  claims: [{ id: 'claims', schema: claimsSchema, content: claims }],
  contact: [
    { id: 'contact.page', schema: contactTextsSchema, content: contactTexts },
    { id: 'contact.form', schema: formWordsSchema, content: formWords },
  ],
  legal: [{ id: 'legal', schema: legalSchema, content: legal }],
  'post-categories': [{ id: 'blog.categories', schema: categoriesSchema, content: categories }],
  'page-meta': [{ id: 'meta', schema: pageMetaSchema, content: pageMeta }],
  site: [{ id: 'site', schema: siteSchema, content: site }],
}

/** The texts of one catalog: their dotted ids with their English. */
export function listTexts(catalog: string): Array<{ id: string; english: string }> {
  const texts: Array<{ id: string; english: string }> = []
  for (const { id, schema, content } of contentCatalogs[catalog] ?? []) {
    localize(schema, content, id, (textId, english) => {
      texts.push({ id: textId, english })
      return english
    })
  }
  return texts
}
