import type * as v from 'valibot'
import { agentTexts, agentTextsSchema } from './agents.ts'
import { announcement, announcementSchema } from './announcement.ts'
import { askWords, askWordsSchema } from './ask-words.ts'
import { bookTexts, bookTextsSchema } from './book.ts'
import { callsToAction, callsToActionSchema } from './calls-to-action.ts'
import { caseStudySchema } from './case-studies/schema.ts'
import { caseStudies } from './case-studies.ts'
import { citySchema } from './cities/schema.ts'
import { cities } from './cities.ts'
import { cityServiceSchema } from './city-services/schema.ts'
import { cityServices } from './city-services.ts'
import { claims, claimsSchema } from './claims.ts'
import { companyQuestions, companyQuestionsSchema } from './company-questions.ts'
import { contactTexts, contactTextsSchema, formWords, formWordsSchema } from './contact.ts'
import { evidenceTexts, evidenceTextsSchema } from './evidence.ts'
import { figureSchema } from './figures/schema.ts'
import { figures } from './figures.ts'
import { journeys, journeysSchema } from './journeys.ts'
import { laws, lawsSchema } from './laws.ts'
import { leadingOffers, leadingOffersSchema } from './leading-offers.ts'
import { legal, legalPageNames, legalSchema } from './legal.ts'
import { mapTexts } from './map-texts.ts'
import { newsletterTexts, newsletterTextsSchema } from './newsletter.ts'
import { pageMeta, pageMetaSchema } from './page-meta.ts'
import { categories, categoriesSchema } from './post-categories.ts'
import {
  about,
  aboutSchema,
  experience,
  experienceSchema,
  hero,
  heroSchema,
  method,
  methodSchema,
  skills,
  skillsSchema,
  testimonials,
  testimonialsSchema,
} from './profile.ts'
import {
  additionalProjects,
  additionalProjectsSchema,
  projects,
  projectsSchema,
  showcases,
  showcasesSchema,
} from './projects.ts'
import { serviceFacts, serviceFactsSchema } from './service-facts.ts'
import { serviceSchema } from './services/schema.ts'
import { services } from './services.ts'
import { site, siteSchema } from './site.ts'
import { caseStudySlugs, cityServiceSlugs, citySlugs, serviceSlugs } from './slugs.ts'
import { specimenSchema } from './specimens/schema.ts'
import { specimens } from './specimens.ts'
import { tasks, tasksSchema } from './tasks.ts'
import { tools, toolsSchema } from './tools.ts'
import { corporate, corporateSchema, training, trainingSchema } from './training.ts'

/** A piece of content: the beginning of its texts' ids, the file of its English, its schema and its value. */
type Part = { id: string; file: string; schema: v.GenericSchema; content: unknown }

/**
 * All translatable content. The first part of an id names the catalog of its translations: `services.medical-ai.title` stands
 * in `locales/<locale>/content/services.po`.
 */
export const contentParts: Part[] = [
  ...serviceSlugs.map((slug) => ({
    id: `services.${slug}`,
    file: `content/services/${slug}.ts`,
    schema: serviceSchema,
    content: services[slug],
  })),
  ...serviceSlugs.map((slug) => ({
    id: `specimens.${slug}`,
    file: `content/specimens/${slug}.ts`,
    schema: specimenSchema,
    content: specimens[slug],
  })),
  ...[...figures].map(([slug, content]) => ({
    id: `figures.${slug}`,
    file: `content/figures/${slug}.ts`,
    schema: figureSchema,
    content,
  })),
  ...caseStudySlugs.map((slug) => ({
    id: `caseStudies.${slug}`,
    file: `content/case-studies/${slug}.ts`,
    schema: caseStudySchema,
    content: caseStudies[slug],
  })),
  ...citySlugs.map((slug) => ({
    id: `cities.${slug}`,
    file: `content/cities/${slug}.ts`,
    schema: citySchema,
    content: cities[slug],
  })),
  ...cityServiceSlugs.map((slug) => ({
    id: `cityServices.${slug.replace('/', '.')}`,
    file: `content/city-services/${slug.replace('/', '-')}.ts`,
    schema: cityServiceSchema,
    content: cityServices[slug],
  })),
  { id: 'projects', file: 'content/projects.ts', schema: projectsSchema, content: projects },
  {
    id: 'projects.additional',
    file: 'content/projects.ts',
    schema: additionalProjectsSchema,
    content: additionalProjects,
  },
  { id: 'showcases', file: 'content/projects.ts', schema: showcasesSchema, content: showcases },
  { id: 'journeys', file: 'content/journeys.ts', schema: journeysSchema, content: journeys },
  { id: 'hero', file: 'content/profile.ts', schema: heroSchema, content: hero },
  { id: 'method', file: 'content/profile.ts', schema: methodSchema, content: method },
  { id: 'about', file: 'content/profile.ts', schema: aboutSchema, content: about },
  { id: 'skills', file: 'content/profile.ts', schema: skillsSchema, content: skills },
  { id: 'experience', file: 'content/profile.ts', schema: experienceSchema, content: experience },
  { id: 'testimonials', file: 'content/profile.ts', schema: testimonialsSchema, content: testimonials },
  { id: 'corporate', file: 'content/training.ts', schema: corporateSchema, content: corporate },
  { id: 'training', file: 'content/training.ts', schema: trainingSchema, content: training },
  { id: 'offer.calls', file: 'content/calls-to-action.ts', schema: callsToActionSchema, content: callsToAction },
  { id: 'offer.facts', file: 'content/service-facts.ts', schema: serviceFactsSchema, content: serviceFacts },
  {
    id: 'offer.questions',
    file: 'content/company-questions.ts',
    schema: companyQuestionsSchema,
    content: companyQuestions,
  },
  { id: 'offer.leading', file: 'content/leading-offers.ts', schema: leadingOffersSchema, content: leadingOffers },
  { id: 'offer.announcement', file: 'content/announcement.ts', schema: announcementSchema, content: announcement },
  { id: 'claims', file: 'content/claims.ts', schema: claimsSchema, content: claims },
  { id: 'laws', file: 'content/laws.ts', schema: lawsSchema, content: laws },
  { id: 'agents', file: 'content/agents.ts', schema: agentTextsSchema, content: agentTexts },
  { id: 'evidence', file: 'content/evidence.ts', schema: evidenceTextsSchema, content: evidenceTexts },
  { id: 'tasks', file: 'content/tasks.ts', schema: tasksSchema, content: tasks },
  { id: 'book', file: 'content/book.ts', schema: bookTextsSchema, content: bookTexts },
  { id: 'tools', file: 'content/tools.ts', schema: toolsSchema, content: tools },
  { id: 'ask', file: 'content/ask-words.ts', schema: askWordsSchema, content: askWords },
  { id: 'contact.page', file: 'content/contact.ts', schema: contactTextsSchema, content: contactTexts },
  { id: 'contact.form', file: 'content/contact.ts', schema: formWordsSchema, content: formWords },
  { id: 'newsletter', file: 'content/newsletter.ts', schema: newsletterTextsSchema, content: newsletterTexts },
  ...legalPageNames.map((name) => ({
    id: `legal.${name}`,
    file: `content/legal/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
    schema: legalSchema.entries[name],
    content: legal[name],
  })),
  { id: 'blog.categories', file: 'content/post-categories.ts', schema: categoriesSchema, content: categories },
  { id: 'meta', file: 'content/page-meta.ts', schema: pageMetaSchema, content: pageMeta },
  { id: 'site', file: 'content/site.ts', schema: siteSchema, content: site },
]

/** A text of the content. */
export type ContentText = { id: string; english: string; file: string; isHeading: boolean }

/** All texts of the content, in the order of their files. */
export function listContentTexts(): ContentText[] {
  const texts: ContentText[] = []
  for (const { id, file, schema, content } of contentParts) {
    mapTexts(schema, content, id, (textId, english, isHeading) => {
      texts.push({ id: textId, english, file, isHeading })
      return english
    })
  }
  return texts
}
