import * as v from 'valibot'
import { cutText } from '@/lib/text/cutText'
import { lineSchema } from '../freeTexts'
import { idSchema } from '../scalars'

const MOST_TITLE = 60

/**
 * Kinds of items that a question may come from, and their names on the card. A passage `<kind>:<id>` of the knowledge
 * starts the answer; kinds without passages are described by their title alone.
 */
export const contextKinds = {
  word: '单词',
  /** A question of a promo page's paper; those of the area of exercises are sent to learners only. */
  question: '题目',
  exercise: '题目',
  point: '知识点',
  course: '课程',
  school: '院校',
  'score-report': '成绩报告',
} as const
export type ContextKind = keyof typeof contextKinds

/** The kinds of what a card shows. */
export const cards = Object.keys(contextKinds) as [ContextKind, ...ContextKind[]]

/** The learner's context when asking. */
export const contextSchema = v.object({
  kind: v.picklist(cards),
  id: idSchema,
  title: lineSchema(MOST_TITLE),
})
export type AskedAbout = v.InferOutput<typeof contextSchema>

/** The query with which a chat page is opened to ask about something. */
export const askAbout = ({ kind, id, title }: AskedAbout): Readonly<Record<string, string>> => ({
  kind,
  key: id,
  title: cutText(title, MOST_TITLE),
})

/** The item that a query names; undefined when there is none to ask about. */
export const askedAbout = (query: Readonly<Record<string, string>>): AskedAbout | undefined => {
  const { kind, key = '', title = key } = query
  const found = v.safeParse(contextSchema, { kind, id: key, title: cutText(title, MOST_TITLE) })
  return found.success ? found.output : undefined
}
