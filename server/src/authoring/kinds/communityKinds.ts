import * as v from 'valibot'
import { articleChannels, articleKinds, examPhases, plateCategories } from '@/domain/community/kinds'
import { daySchema, idSchema } from '@/contracts/scalars'
import { listBy } from './listBy'
import { text } from './text'

const words = v.array(text)
const limit = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Limits and word lists of the community. */
export const communityRulesSchema = v.object({
  /** How long an account counts as new, in hours. */
  newAccountHours: limit,
  /** Seconds between two texts of an account; the next one is for new accounts. */
  slowSeconds: limit,
  newSlowSeconds: limit,
  postsPerHour: limit,
  commentsPerHour: limit,
  likesPerHour: limit,
  reportsPerDay: limit,
  questionsPerDay: limit,
  /** Reports after which a text is hidden until a moderator decides. */
  reportsToHide: limit,
  words: v.object({ block: words, hold: words, except: words }),
})

/** An article; `text` holds lines of Markdown (headings, lists, tables, quotes, formulas between dollars). */
const article = v.object({
  id: idSchema,
  title: text,
  summary: text,
  /** The author as shown. */
  author: v.optional(text, '研途教研组'),
  /** The origin of the facts, with its date. */
  source: text,
  isSample: v.optional(v.boolean(), false),
  published: daySchema,
  pinned: v.optional(v.boolean(), false),
  phase: v.optional(v.picklist(examPhases)),
  province: v.optional(text),
  kind: v.optional(v.picklist(articleKinds)),
  school: v.optional(text),
  major: v.optional(text),
  tags: v.optional(words, []),
  text: v.pipe(v.array(v.string()), v.minLength(1)),
})
export type AuthoredArticle = v.InferOutput<typeof article>

const plate = v.object({
  id: idSchema,
  category: v.picklist(plateCategories),
  name: text,
  intro: text,
  rules: words,
  tags: words,
})

const expert = v.object({
  id: idSchema,
  subject: text,
  name: text,
  title: text,
  intro: text,
  skills: words,
})

const question = v.object({
  id: idSchema,
  expert: idSchema,
  title: text,
  body: v.optional(v.string(), ''),
  answer: text,
  asked: daySchema,
  featured: v.optional(v.boolean(), false),
})

const topic = v.object({
  id: idSchema,
  plate: idSchema,
  title: text,
  body: text,
  tags: words,
  published: daySchema,
})

/** Articles by channel, plates, experts with sample answers, topics of the editors, limits and word lists. */
export const communityKinds = {
  files: {
    'community-rules': communityRulesSchema,
    'community-plates': listBy('id', plate),
    'community-experts': listBy('id', expert),
    'community-questions': listBy('id', question),
    'community-topics': listBy('id', topic),
  },
  folders: {
    'community-articles': v.object({ channel: v.picklist(articleChannels), articles: listBy('id', article) }),
  },
} as const
