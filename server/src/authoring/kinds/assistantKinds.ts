import * as v from 'valibot'
import { cards } from '@/contracts/assistant/context'
import { variantSchema } from '@/contracts/assistant/variants'
import { hour } from './clock'
import { listBy } from './listBy'
import { text } from './text'

/** When an assistant gives a visitor to a person. */
export const handOverSchema = v.object({
  /** After so many questions in a row that found nothing. */
  afterMisses: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** While people are there, by the clock of Shanghai, one miss is enough. */
  office: v.object({ from: hour, to: hour }),
})

/** An assistant as operators write it. */
export const authoredVariantSchema = v.object({
  ...v.omit(variantSchema, ['handsOver']).entries,
  name: text,
  greeting: text,
  /** The system prompt of the language model. */
  persona: text,
  /** The topics of the passages it answers from; empty for all. */
  topics: v.array(text),
  handOver: v.optional(handOverSchema),
  /** Markdown: where to look on when nothing was found. */
  whenLost: text,
})
export type AuthoredVariant = v.InferOutput<typeof authoredVariantSchema>

/** Word lists checked before anything else. */
export const safetySchema = v.object({
  crisis: v.object({
    words: v.pipe(v.array(text), v.minLength(1)),
    /** Longer words that contain one of `words` by chance, as 想死 in 不想死记硬背. */
    except: v.array(text),
    /** Markdown: the hotlines. */
    card: text,
  }),
  refused: v.object({ words: v.pipe(v.array(text), v.minLength(1)), text }),
  person: v.object({
    /** Phrases by which a visitor asks for a person. */
    words: v.pipe(v.array(text), v.minLength(1)),
    /** Longer words that contain one of `words` by chance, as 转人工 in 转人工智能. */
    except: v.array(text),
    /** Words that ask for one when the question is nothing else. */
    alone: v.array(text),
    /** Markdown: where there is one, said by an assistant that has none. */
    text,
    /** Complaints are handed to a person, too; Markdown said before the hand-over. */
    complaint: v.object({
      words: v.pipe(v.array(text), v.minLength(1)),
      except: v.array(text),
      /** Words that match only when they are the whole question. */
      alone: v.array(text),
      /** Nouns of law, which complain only beside a word that means this service. */
      ofUs: v.object({ words: v.array(text), with: v.array(text) }),
      text,
    }),
  }),
})
export type Safety = v.InferOutput<typeof safetySchema>

/** Some words by what a learner came from. */
const wordsByCard = v.record(v.picklist(cards), v.array(text))

/** How a question goes on with what was said before. */
export const followUpsSchema = v.object({
  /** Prefixes, infixes and suffixes of questions that refer back without naming their subject. */
  pointsBack: v.object({ starts: v.array(text), holds: v.array(text), ends: v.array(text) }),
  /** Words that name no subject of their own: anywhere, and about a card of a kind. */
  saysNothingNew: v.object({ any: v.array(text), about: wordsByCard }),
  /** Words that mean the card itself. */
  names: wordsByCard,
})
export type FollowUpWords = v.InferOutput<typeof followUpsSchema>

/** Fixed replies that need no search, for questions that are nothing else. */
export const repliesSchema = v.object({
  /** Is greeted as the assistant greets. */
  greeting: v.array(text),
  thanks: v.object({ words: v.array(text), text }),
  /** Questions that are answered with the date and the time of Beijing. */
  date: v.array(text),
  /** Facts recorded for no school, and the Markdown that says so with `{word}` and `{school}`. */
  unrecorded: v.object({ words: v.pipe(v.array(text), v.minLength(1)), text }),
})
export type Unrecorded = v.InferOutput<typeof repliesSchema>['unrecorded']
export type Replies = v.InferOutput<typeof repliesSchema>

/** Schools by the names that questions have for them. */
export const namedSchoolsSchema = v.array(v.object({ name: text, shortNames: v.array(text) }))
export type NamedSchool = v.InferOutput<typeof namedSchoolsSchema>[number]

/** The assistants, what keeps them safe, and texts that only they show. */
export const assistantKinds = {
  files: {
    'assistant-variants': v.pipe(listBy('variant', authoredVariantSchema), v.minLength(1)),
    'assistant-safety': safetySchema,
    'assistant-follow-ups': followUpsSchema,
    'assistant-replies': repliesSchema,
    /** Groups of synonyms in questions. */
    'assistant-synonyms': v.array(v.pipe(v.array(text), v.minLength(2))),
    /** How learners put it, by the id of the passage that answers: `help:exam-signup` → 研究生几月报考. */
    'assistant-phrasings': v.record(text, v.pipe(v.array(text), v.minLength(1))),
  },
  folders: {
    /** Passages of one topic a file; a passage answers the question `ask`. */
    knowledge: v.object({
      /** The kind of its passages: help with product and exam, or a subject's concept explained with formulas. */
      source: v.optional(v.picklist(['help', 'concept']), 'help'),
      place: text,
      topics: v.pipe(v.array(text), v.minLength(1)),
      passages: v.array(
        v.object({
          key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
          title: text,
          ask: text,
          body: text,
          aliases: v.optional(v.array(text), []),
          link: v.optional(v.object({ route: text, query: v.record(v.string(), v.string()) })),
        }),
      ),
    }),
  },
} as const
