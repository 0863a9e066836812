import * as v from 'valibot'
import { cutText } from '@/lib/text/cutText'
import { idSchema } from '../scalars'

const MOST_TITLE = 60

/**
 * What a learner may come from to ask about it, and what the card calls it. A passage `<kind>:<id>` of the knowledge is what the answer
 * begins with; where there is none (a score report is the learner's own), the card is kept with the question and the search goes on as
 * always. An area that wants its things asked about adds a row, and passages under that kind.
 */
export const contextKinds = {
  word: '单词',
  /** A question of a promo page's paper; those of the area of exercises are told to learners alone. */
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

/** What the learner was looking at when asking. */
export const contextSchema = v.object({
  kind: v.picklist(cards),
  id: idSchema,
  title: v.pipe(v.string(), v.trim(), v.maxLength(MOST_TITLE)),
})
export type AskedAbout = v.InferOutput<typeof contextSchema>

/** The query with which a chat page is opened to ask about something. */
export const askAbout = ({ kind, id, title }: AskedAbout): Readonly<Record<string, string>> => ({
  kind,
  key: id,
  title: cutText(title, MOST_TITLE),
})

/** What such a query asks about; undefined when it names nothing that can be asked about. */
export const askedAbout = (query: Readonly<Record<string, string>>): AskedAbout | undefined => {
  const { kind, key = '', title = key } = query
  const found = v.safeParse(contextSchema, { kind, id: key, title: cutText(title, MOST_TITLE) })
  return found.success ? found.output : undefined
}
