import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, idSchema, pageOf, pageQueryEntries } from '../scalars'

/** A university, as a choice in forms. */
export const schoolSchema = v.object({
  id: v.string(),
  name: v.string(),
  province: v.string(),
  tier: v.optional(v.string()),
})
export type School = v.InferOutput<typeof schoolSchema>

/** An exam subject that a learner can choose. */
export const subjectSchema = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  category: v.picklist(['politics', 'english', 'math', 'major', 'vocational']),
  order: countSchema,
})
export type Subject = v.InferOutput<typeof subjectSchema>

/** A banner of the home page: `link` is an address of the app or https. */
export const bannerSchema = v.object({
  id: v.string(),
  title: v.string(),
  imgUrl: v.string(),
  link: v.string(),
  width: countSchema,
  height: countSchema,
})
export type Banner = v.InferOutput<typeof bannerSchema>

/** A list of terms by type: exam years, study states, grades … */
export const thesaurusSchema = v.object({
  type: v.string(),
  name: v.string(),
  items: v.array(v.object({ code: v.string(), name: v.string() })),
})
export type Thesaurus = v.InferOutput<typeof thesaurusSchema>

export const schools = defineCall({
  id: 'base.schools',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/school',
  summary: 'Universities by name or province.',
  query: v.object({
    keyword: v.optional(lineSchema(40)),
    province: v.optional(lineSchema(20)),
    ...pageQueryEntries,
  }),
  lists: 'paged',
  response: pageOf(schoolSchema),
  hideLoading: true,
})

export const subjects = defineCall({
  id: 'base.subjects',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/subject',
  summary: 'All exam subjects.',
  lists: { bounded: 'authored' },
  response: v.array(subjectSchema),
  hideLoading: true,
})

export const mobileBanners = defineCall({
  id: 'base.mobileBanners',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v2/mobile-banner',
  summary: 'Banners of a place of the app; `home` without one.',
  query: v.object({ position: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)), 'home') }),
  lists: { bounded: 'authored' },
  response: v.array(bannerSchema),
  hideLoading: true,
})

export const thesauruses = defineCall({
  id: 'base.thesauruses',
  allows: 'anyone',
  method: 'GET',
  path: '/dictionary/v1/thesauruses',
  summary: 'Term lists, all or those of the types given with commas.',
  query: v.object({ types: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9,-]{1,200}$/i))) }),
  lists: { bounded: 'authored' },
  response: v.array(thesaurusSchema),
  hideLoading: true,
})

/** One level of places: `[code, name]`, six-digit codes of the national standard. */
export const regionSchema = v.object({ code: v.string(), name: v.string() })
export type Region = v.InferOutput<typeof regionSchema>

export const regions = defineCall({
  id: 'base.regions',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/regions',
  summary: 'Provinces, or the children of the place with code `parent`.',
  query: v.object({ parent: v.optional(idSchema) }),
  lists: { bounded: 'one level of the national list' },
  response: v.array(regionSchema),
  hideLoading: true,
  assumed: true,
})
