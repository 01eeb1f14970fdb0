import { claims, claimsSchema } from '../../content/claims.ts'
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
} from '../../content/profile.ts'
import { type CaseStudySlug, serviceSlugs } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { newestPosts, summarizePost } from '../post/posts.ts'
import { getCaseStudy, summarizeCaseStudy, summarizeService } from '../shared/localized-content.ts'

/** The case study with its diagram in the hero. */
const featuredCaseStudy: CaseStudySlug = 'radiology-ai'

const shownCaseStudies: CaseStudySlug[] = ['radiology-ai', 'autoclient', 'banking-assistant']

export type HomeData = ReturnType<typeof loadHome>

export function loadHome(context: LoadContext) {
  const { locale, i18n } = context
  const localizedClaims = localizeContent(locale, claimsSchema, claims, 'claims')
  return {
    ...loadPageMeta(context, 'home'),
    hero: localizeContent(locale, heroSchema, hero, 'hero'),
    about: localizeContent(locale, aboutSchema, about, 'about'),
    skills: localizeContent(locale, skillsSchema, skills, 'skills'),
    experience: localizeContent(locale, experienceSchema, experience, 'experience'),
    testimonials: localizeContent(locale, testimonialsSchema, testimonials, 'testimonials'),
    featured: getFeatured(locale),
    claims: [
      localizedClaims.teams,
      localizedClaims.countries,
      localizedClaims.satisfaction,
      localizedClaims.manualWork,
    ],
    services: serviceSlugs.map((slug) => summarizeService(locale, slug)),
    caseStudies: shownCaseStudies.map((slug) => summarizeCaseStudy(locale, slug)),
    posts: newestPosts.slice(0, 3).map((slug) => summarizePost(locale, i18n, slug)),
  }
}

function getFeatured(locale: Locale) {
  const { headline, diagram } = getCaseStudy(locale, featuredCaseStudy)
  return { slug: featuredCaseStudy, headline, diagram }
}
