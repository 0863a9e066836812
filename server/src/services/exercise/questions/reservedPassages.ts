import * as v from 'valibot'
import { answerLinkSchema } from '@/contracts/assistant/blocks'
import type { Content } from '../../../authoring/Content'
import { baseKinds } from '../../../authoring/kinds/baseKinds'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'
import { passageOf } from '../content/exerciseKnowledge'
import { reservedQuestions } from './reservedQuestions'

/** A question of a paper in words: in no index, so that no search finds it. */
export const reservedPassageSchema = v.object({
  place: v.string(),
  title: v.string(),
  body: v.string(),
  link: v.nullable(answerLinkSchema),
})
export type ReservedPassage = v.InferOutput<typeof reservedPassageSchema>

/** The questions of papers by their ids, with key and analysis. */
export const reservedPassages = (content: Content): (readonly [string, ReservedPassage])[] => {
  const files = content.of(exerciseKinds)
  const reserved = reservedQuestions(files)
  const names = new Map(content.of(baseKinds).subjects.map(({ code, name }) => [code, name]))
  return [...files.questions.values()].flatMap(({ subject, questions }) =>
    questions
      .filter(({ id }) => reserved.has(id))
      .map((question) => {
        const {
          place,
          title,
          body,
          link = null,
        } = passageOf(question, {
          subject,
          name: names.get(subject) ?? subject,
        })
        return [question.id, { place, title, body, link }] as const
      }),
  )
}
