import { sql } from 'drizzle-orm'
import { authoredParameters } from '@/domain/ability/itemResponse'
import { type AuthoredQuestion, questionOf } from '../../authoring/authoredQuestion'
import { bringItems } from '../../authoring/bringItems'
import { bringRows } from '../../authoring/bringRows'
import type { AreaContent, Content } from '../../authoring/Content'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import { contentItems } from '../../db/schema/content'
import { exerciseAttempts, questions } from '../../db/schema/exercises'
import { checkExercises } from './checkExercises'
import type { StoredExam } from './storedExam'

/** Attempts name their questions and papers for ever. */
const ALWAYS = sql`true`
const isTaken = sql`exists (select 1 from ${exerciseAttempts} where ${exerciseAttempts.paperId} = ${contentItems.key})`

/** Among how many a learner may guess; nobody guesses what is written. */
const guessedAmong = (question: AuthoredQuestion): number => {
  if (question.type === 'single') return question.options.length
  return question.type === 'judgement' ? 2 : 0
}

const rowsOf = (content: Content) => {
  const files = content.of(exerciseKinds)
  const reserved = new Set(
    [...files.exams.values()].flatMap(({ sections }) => sections.flatMap((section) => section.questions)),
  )
  return [...files.questions.values()]
    .flatMap((file) => file.questions.map((question) => ({ file, question })))
    .map(({ file, question }, position) => ({
      id: question.id,
      subject: file.subject,
      point: question.point,
      type: question.type,
      position,
      ...authoredParameters(question.level, guessedAmong(question)),
      data: questionOf(question, file.passages),
      reserved: reserved.has(question.id),
      retired: false,
    }))
}

const byOrder = (one: readonly [string, { order: number }], other: readonly [string, { order: number }]) =>
  one[1].order - other[1].order

/** The papers, every question with its points. */
const examsOf = (content: Content): (readonly [string, StoredExam])[] => {
  const { questions: files, exams } = content.of(exerciseKinds)
  const worth = new Map(
    [...files.values()].flatMap((file) => file.questions.map(({ id, points }) => [id, points] as const)),
  )
  return [...exams].sort(byOrder).map(([paperId, { title, subject, minutes, sections }]) => [
    paperId,
    {
      paperId,
      title,
      subject,
      minutes,
      sections: sections.map((section) => ({
        title: section.title,
        asked: section.questions.map((id) => ({ id, points: section.points ?? worth.get(id) ?? 1 })),
      })),
    },
  ])
}

/** Questions and whole papers. */
export const exerciseContent: AreaContent = {
  kinds: exerciseKinds,
  check: checkExercises,
  load: async (tx, content) => {
    await bringRows(tx, {
      table: questions,
      key: [questions.id],
      rows: rowsOf(content),
      inUse: ALWAYS,
      retired: { retired: true },
    })
    await bringItems(tx, 'exam-paper', examsOf(content), isTaken)
  },
}
