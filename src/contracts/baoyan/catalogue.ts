import * as v from 'valibot'
import { defineCall } from '../define'
import { schoolRowSchema, levelsQuery, provincesQuery, typesQuery } from '../choose/fields'
import { lineSchema } from '../freeTexts'
import { countSchema, daySchema, idParams, idSchema, pageOf, pageQueryEntries, timeSchema } from '../scalars'
import { blockListSchema, factSchema } from './fields'

export const recommendingSchools = defineCall({
  id: 'baoyan.schools',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/schools',
  summary: 'Schools with the right to recommend students for graduate study without the exam.',
  query: v.object({
    ...pageQueryEntries,
    keyword: v.optional(lineSchema(40)),
    province: provincesQuery,
    type: typesQuery,
    level: levelsQuery,
  }),
  lists: 'paged',
  response: v.object({
    ...pageOf(v.object({ ...schoolRowSchema.entries, notices: countSchema })).entries,
    source: factSchema,
  }),
  hideLoading: true,
  assumed: true,
})

const recruitingStates = ['open', 'few', 'closed', 'unknown'] as const

const tutorRowSchema = v.object({
  tutorId: idSchema,
  name: v.string(),
  school: v.string(),
  dept: v.string(),
  position: v.string(),
  field: v.string(),
  topics: v.array(v.string()),
  recruiting: v.picklist(recruitingStates),
  isSample: v.boolean(),
})
export type TutorRow = v.InferOutput<typeof tutorRowSchema>

export const tutorFactsSchema = v.object({
  ...tutorRowSchema.entries,
  papers: v.array(v.object({ title: v.string(), year: v.number(), venue: v.string() })),
  recruitingNote: v.string(),
  advice: v.array(v.string()),
  /** Sources of the facts, each with the day on which it was read. */
  provenance: v.array(v.object({ fact: v.string(), source: v.string(), seenOn: daySchema })),
})
export type TutorFacts = v.InferOutput<typeof tutorFactsSchema>

const tutorSchema = v.object({
  ...tutorFactsSchema.entries,
  /** Granted replies of the tutor, the newest first. */
  replies: v.array(v.object({ text: v.string(), at: timeSchema })),
})
export type Tutor = v.InferOutput<typeof tutorSchema>

export const tutors = defineCall({
  id: 'baoyan.tutors',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/tutors',
  summary: 'Tutors by name, pinyin, school, field and recruiting state.',
  query: v.object({
    ...pageQueryEntries,
    keyword: v.optional(lineSchema(40)),
    field: v.optional(lineSchema(20)),
    school: v.optional(lineSchema(30)),
    recruiting: v.optional(v.picklist(recruitingStates)),
  }),
  lists: 'paged',
  response: v.object({
    ...pageOf(tutorRowSchema).entries,
    fields: v.array(v.string()),
    schools: v.array(v.string()),
  }),
  hideLoading: true,
  assumed: true,
})

export const tutor = defineCall({
  id: 'baoyan.tutor',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/tutors/{id}',
  summary: 'A tutor: fields, papers, recruiting, contact advice, provenance.',
  params: idParams,
  lists: 'single',
  response: tutorSchema,
  hideLoading: true,
  assumed: true,
})

export const resourceTypes = ['resume', 'letter', 'interview', 'major', 'plan'] as const
export type ResourceType = (typeof resourceTypes)[number]
export const resourceScopes = ['all', '985', '211', '双一流'] as const

export const resourceRowSchema = v.object({
  documentId: idSchema,
  title: v.string(),
  type: v.picklist(resourceTypes),
  scope: v.picklist(resourceScopes),
  intro: v.string(),
})
export type ResourceRow = v.InferOutput<typeof resourceRowSchema>

export const baoyanResources = defineCall({
  id: 'baoyan.resources',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/resources',
  summary:
    'Academic resources by type and by the schools that they fit; their text and files are study documents.',
  query: v.object({
    ...pageQueryEntries,
    type: v.optional(v.picklist(resourceTypes)),
    scope: v.optional(v.picklist(resourceScopes)),
  }),
  lists: 'paged',
  response: pageOf(resourceRowSchema),
  hideLoading: true,
  assumed: true,
})

const articleRowEntries = { articleId: idSchema, title: v.string(), topic: v.string(), writtenOn: daySchema }
const articleRowSchema = v.object(articleRowEntries)
export const articleSchema = v.object({ ...articleRowEntries, blocks: blockListSchema })

export const consultArticles = defineCall({
  id: 'baoyan.articles',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/articles',
  summary: 'Consultation articles.',
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(articleRowSchema),
  hideLoading: true,
  assumed: true,
})

export const consultArticle = defineCall({
  id: 'baoyan.article',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/articles/{id}',
  summary: 'One consultation article.',
  params: idParams,
  lists: 'single',
  response: articleSchema,
  hideLoading: true,
  assumed: true,
})

const experienceRowEntries = {
  experienceId: idSchema,
  title: v.string(),
  author: v.string(),
  background: v.string(),
  offers: v.array(v.string()),
  entry: v.number(),
  field: v.string(),
  /** Invented for show; false for the post of a learner. */
  isSample: v.optional(v.boolean(), true),
}
const experienceRowSchema = v.object(experienceRowEntries)
export type ExperienceRow = v.InferOutput<typeof experienceRowSchema>

export const experienceSchema = v.object({
  ...experienceRowEntries,
  facts: v.array(v.object({ name: v.string(), value: v.string() })),
  timeline: v.array(v.object({ when: v.string(), text: v.string() })),
  advice: v.array(v.string()),
})
export type Experience = v.InferOutput<typeof experienceSchema>

export const experiences = defineCall({
  id: 'baoyan.experiences',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/experiences',
  summary:
    'Experience posts, of one field or all: those of learners, the newest first, then the authored ones.',
  query: v.object({ ...pageQueryEntries, field: v.optional(lineSchema(20)) }),
  lists: 'paged',
  response: v.object({ ...pageOf(experienceRowSchema).entries, fields: v.array(v.string()) }),
  hideLoading: true,
  assumed: true,
})

export const experience = defineCall({
  id: 'baoyan.experience',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/experiences/{id}',
  summary: 'One experience: background, offers, timeline, advice.',
  params: idParams,
  lists: 'single',
  response: experienceSchema,
  hideLoading: true,
  assumed: true,
})

export const exemptionRulesSchema = v.object({
  entry: v.number(),
  sections: blockListSchema,
  source: v.array(factSchema),
  /** Facts announced for single years of entry; empty without an announcement. */
  years: v.array(
    v.object({ entry: v.number(), facts: v.array(v.object({ text: v.string(), source: factSchema })) }),
  ),
})
export type ExemptionRules = v.InferOutput<typeof exemptionRulesSchema>

export const exemptionRules = defineCall({
  id: 'baoyan.rules',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/rules',
  summary: 'Conditions, quota, system and registration of the recommendation, with sources.',
  lists: 'single',
  response: exemptionRulesSchema,
  hideLoading: true,
  assumed: true,
})
