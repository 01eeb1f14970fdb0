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
import { courseTexts, courseTextsSchema } from './course.ts'
import { courseSchema } from './courses/schema.ts'
import { courses } from './courses.ts'
import { evidenceTexts, evidenceTextsSchema } from './evidence.ts'
import { figureSchema } from './figures/schema.ts'
import { figures } from './figures.ts'
import { forReaders, forReadersSchema } from './for-readers.ts'
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
import { additionalProjects, additionalProjectsSchema, projectSchema, projects } from './projects.ts'
import { getContentFile, type Pieces } from './read-content.ts'
import { serviceFacts, serviceFactsSchema } from './service-facts.ts'
import { serviceSchema } from './services/schema.ts'
import { services } from './services.ts'
import { site, siteSchema } from './site.ts'
import { specimenSchema } from './specimens/schema.ts'
import { specimens } from './specimens.ts'
import { tasks, tasksSchema } from './tasks.ts'
import { tools, toolsSchema } from './tools.ts'
import { corporate, corporateSchema, training, trainingSchema } from './training.ts'

/** A piece of content: the beginning of its texts' ids, the file of its English, its schema and its value. */
export type ContentPart = { id: string; file: string; schema: v.GenericSchema; content: unknown }

/**
 * All translatable content. The first part of an id names the catalog of its translations: `services.medical-ai.title` stands
 * in `locales/<locale>/content/services.po`.
 */
export const contentParts: ContentPart[] = [
  ...listPieces('services', 'services', serviceSchema, services),
  ...listPieces('specimens', 'specimens', specimenSchema, specimens),
  ...listPieces('figures', 'figures', figureSchema, figures),
  ...listPieces('caseStudies', 'case-studies', caseStudySchema, caseStudies),
  ...listPieces('cities', 'cities', citySchema, cities),
  ...listPieces('cityServices', 'city-services', cityServiceSchema, cityServices),
  ...listPieces('courses', 'courses', courseSchema, courses),
  ...listPieces('projects', 'projects', projectSchema, projects),
  { id: 'forReaders', file: 'content/for-readers.json', schema: forReadersSchema, content: forReaders },
  {
    id: 'projects.additional',
    file: 'content/additional-projects.json',
    schema: additionalProjectsSchema,
    content: additionalProjects,
  },
  { id: 'journeys', file: 'content/journeys.json', schema: journeysSchema, content: journeys },
  { id: 'hero', file: 'content/hero.json', schema: heroSchema, content: hero },
  { id: 'method', file: 'content/method.json', schema: methodSchema, content: method },
  { id: 'about', file: 'content/about.json', schema: aboutSchema, content: about },
  { id: 'skills', file: 'content/skills.json', schema: skillsSchema, content: skills },
  { id: 'experience', file: 'content/experience.json', schema: experienceSchema, content: experience },
  { id: 'testimonials', file: 'content/testimonials.json', schema: testimonialsSchema, content: testimonials },
  { id: 'corporate', file: 'content/corporate.json', schema: corporateSchema, content: corporate },
  { id: 'training', file: 'content/training.json', schema: trainingSchema, content: training },
  { id: 'offer.calls', file: 'content/calls-to-action.json', schema: callsToActionSchema, content: callsToAction },
  { id: 'offer.facts', file: 'content/service-facts.json', schema: serviceFactsSchema, content: serviceFacts },
  {
    id: 'offer.questions',
    file: 'content/company-questions.json',
    schema: companyQuestionsSchema,
    content: companyQuestions,
  },
  { id: 'offer.leading', file: 'content/leading-offers.json', schema: leadingOffersSchema, content: leadingOffers },
  { id: 'offer.announcement', file: 'content/announcement.json', schema: announcementSchema, content: announcement },
  { id: 'claims', file: 'content/claims.json', schema: claimsSchema, content: claims },
  { id: 'laws', file: 'content/laws.json', schema: lawsSchema, content: laws },
  { id: 'agents', file: 'content/agents.json', schema: agentTextsSchema, content: agentTexts },
  { id: 'evidence', file: 'content/evidence.json', schema: evidenceTextsSchema, content: evidenceTexts },
  { id: 'tasks', file: 'content/tasks.json', schema: tasksSchema, content: tasks },
  { id: 'book', file: 'content/book.json', schema: bookTextsSchema, content: bookTexts },
  { id: 'course', file: 'content/course.json', schema: courseTextsSchema, content: courseTexts },
  { id: 'tools', file: 'content/tools.json', schema: toolsSchema, content: tools },
  { id: 'ask', file: 'content/ask-words.json', schema: askWordsSchema, content: askWords },
  { id: 'contact.page', file: 'content/contact-page.json', schema: contactTextsSchema, content: contactTexts },
  { id: 'contact.form', file: 'content/contact-form.json', schema: formWordsSchema, content: formWords },
  { id: 'newsletter', file: 'content/newsletter.json', schema: newsletterTextsSchema, content: newsletterTexts },
  ...legalPageNames.map((name) => ({
    id: `legal.${name}`,
    file: getContentFile(
      'content/legal',
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
    schema: legalSchema.entries[name],
    content: legal[name],
  })),
  { id: 'blog.categories', file: 'content/post-categories.json', schema: categoriesSchema, content: categories },
  { id: 'meta', file: 'content/page-meta.json', schema: pageMetaSchema, content: pageMeta },
  { id: 'site', file: 'content/site.json', schema: siteSchema, content: site },
]

/** The pieces of a folder. */
function listPieces<Piece>(id: string, folder: string, schema: v.GenericSchema, pieces: Pieces<Piece>): ContentPart[] {
  return pieces.all.map(([slug, content]) => ({
    id: `${id}.${slug.replace('/', '.')}`,
    file: getContentFile(`content/${folder}`, slug),
    schema,
    content,
  }))
}

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
