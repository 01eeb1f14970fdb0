import * as v from 'valibot'
import { defineContent, heading, text } from './define.ts'

export const postCategories = [
  'automation',
  'architecture',
  'devops',
  'safety',
  'education',
  'development',
  'insights',
] as const

export type PostCategory = (typeof postCategories)[number]

const categorySchema = v.strictObject({
  /** Of the category's page: at most 45 characters. */
  title: heading,
  /** Under the heading and in search results: 90 to 155 characters, a whole sentence. */
  description: text,
})

export const categoriesSchema = v.strictObject(v.entriesFromList(postCategories, categorySchema))

/** The pages of the blog's categories; their short names are interface texts. */
export const categories = defineContent('content/post-categories.ts', categoriesSchema, {
  automation: {
    title: 'Articles on automation',
    description:
      'How to hand dull steps to software and keep a person at the ones that carry risk: agents, invoices, approvals and logs.',
  },
  architecture: {
    title: 'Articles on architecture',
    description:
      'How systems with language models are put together: retrieval, vector databases, evaluation, and the choices that are hard to undo.',
  },
  devops: {
    title: 'Articles on DevOps',
    description:
      'How features with language models reach production and stay there: tests before a release, versions of prompts, cost and monitoring.',
  },
  safety: {
    title: 'Articles on safety',
    description:
      'What can go wrong with AI at work and what to do about it: prompt injection, leaks, and what the European AI Act asks of small companies.',
  },
  education: {
    title: 'Articles on education',
    description:
      'Teaching and learning with AI, for universities, clinicians and families: notebooks, reading papers, and rules for homework.',
  },
  development: {
    title: 'Articles on development',
    description:
      'Code and prompts for people who build: first steps with a model’s API, prompts that survive production, and how to test them.',
  },
  insights: {
    title: 'Articles with insights',
    description: 'For people who decide: where AI pays off, what an audit finds, and which promises to doubt.',
  },
})
