import { sql } from 'drizzle-orm'
import type { RecitationDeck } from '@/contracts/exercise/recitations'
import type { Training } from '@/contracts/exercise/trainings'
import { authoredParameters } from '@/domain/ability/itemResponse'
import { type AuthoredQuestion, questionOf } from '../../../authoring/authoredQuestion'
import { groupBy } from '@/lib/groupBy'
import { upsertItems } from '../../../authoring/upsertItems'
import { upsertRows } from '../../../authoring/upsertRows'
import type { AreaContent, Content, ContentOf } from '../../../authoring/Content'
import { type AuthoredSections, exerciseKinds } from '../../../authoring/kinds/exerciseKinds'
import { contentItems, lessons } from '../../../db/schema/content'
import { exerciseAttempts, questions } from '../../../db/schema/exercises'
import { baseKinds } from '../../../authoring/kinds/baseKinds'
import { withRooms } from '../../../formulas/authoredFormulas'
import { applyEstimates } from '../ability/CalibrationRepository'
import { checkBlueprint } from './checkBlueprint'
import { checkExercises } from './checkExercises'
import { checkPoints } from './checkPoints'
import { checkRecitations } from './checkRecitations'
import { reservedPassages } from '../questions/reservedPassages'
import { reservedQuestions } from '../questions/reservedQuestions'
import type { StoredExam } from '../mocks/storedExam'
import type { StoredMock } from '../mocks/storedMock'

/** Attempts name their questions, papers and exams for ever. */
const ALWAYS = sql`true`
const isUniqueViolation = sql`exists (select 1 from ${exerciseAttempts} where ${exerciseAttempts.paperId} = ${contentItems.key})`
/** Also used by the sheet of a lesson that left the files but stays for holders of its course. */
const isPractised = sql`exists (select 1 from ${contentItems} sheet join ${lessons} on ${lessons.sheet} = sheet.key
  where sheet.kind = 'lesson-sheet' and sheet.data->'practise'->>'paper' = ${contentItems}.key)`

/** The number of options to guess from; 0 for typed answers. */
const guessedAmong = (question: AuthoredQuestion): number => {
  if (question.type === 'single') return question.options.length
  return question.type === 'judgement' ? 2 : 0
}

const rowsOf = (content: Content) => {
  const files = content.of(exerciseKinds)
  const reserved = reservedQuestions(files)
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

type Files = ContentOf<typeof exerciseKinds>

/** The parts of a paper, every question with its points. */
const partsOf = (files: Files) => {
  const worth = new Map(
    [...files.questions.values()].flatMap((file) =>
      file.questions.map(({ id, points }) => [id, points] as const),
    ),
  )
  return (sections: AuthoredSections): StoredExam['sections'] =>
    sections.map(({ title, points, questions: ids }) => ({
      title,
      asked: ids.map((id) => ({ id, points: points ?? worth.get(id) ?? 1 })),
    }))
}

const examsOf = (content: Content): (readonly [string, StoredExam])[] => {
  const files = content.of(exerciseKinds)
  const parts = partsOf(files)
  const schools = new Map(content.of(baseKinds).schools.map((school) => [school.id, school]))
  const collegeOf = (college: { school: string; year: number } | undefined) => {
    const school = college && schools.get(college.school)
    if (!school) return {}
    const { id, name, province } = school
    return { college: { school: { id, name, province }, year: college.year } }
  }
  return [...files.exams]
    .sort(byOrder)
    .map(([paperId, { title, subject, minutes, sections, college }]) => [
      paperId,
      { paperId, title, subject, minutes, sections: parts(sections), ...collegeOf(college) },
    ])
}

const mocksOf = (files: Files): (readonly [string, StoredMock])[] => {
  const parts = partsOf(files)
  return [...files.mocks]
    .sort(byOrder)
    .map(([key, { order: _, papers, ...rule }]) => [
      key,
      { key, ...rule, papers: papers.map(({ title, sections }) => ({ title, sections: parts(sections) })) },
    ])
}

/** The trainings, with what their questions say of themselves. */
const trainingsOf = ({ questions: files, trainings }: Files): (readonly [string, Training])[] => {
  const known = new Map(
    [...files.values()].flatMap((file) => file.questions.map((one) => [one.id, one] as const)),
  )
  return trainings.flatMap(({ question, hint, method, ...training }) => {
    const found = known.get(question)
    if (!found) return []
    const { point, type } = found
    const help = { hint: withRooms(hint), method: method.map(withRooms) }
    return [[training.trainingId, { ...training, ...help, questionId: question, point, type }] as const]
  })
}

/** The passages of each subject, by knowledge point in the order in which they are written. */
const decksOf = (content: Content): (readonly [string, RecitationDeck])[] => {
  const names = new Map(content.of(baseKinds).subjects.map(({ code, name }) => [code, name]))
  return [...content.of(exerciseKinds).recitations].sort(byOrder).map(([, { subject, passages }]) => {
    const chapters = [...groupBy(passages, ({ point }) => point)].map(([title, some]) => ({
      title,
      passages: some.map(({ id, title, text }) => ({ passageId: id, title, text })),
    }))
    return [subject, { subject, name: names.get(subject) ?? subject, chapters }]
  })
}

/** Questions, whole papers, network-wide exams, trainings, passages to recite. */
export const exerciseContent: AreaContent = {
  kinds: exerciseKinds,
  reads: [{ files: { schools: baseKinds.files.schools, subjects: baseKinds.files.subjects }, folders: {} }],
  check: (content, has) => [
    ...checkExercises(content),
    ...checkBlueprint(content),
    ...checkPoints(content),
    ...checkRecitations(content, has),
  ],
  load: async (tx, content) => {
    await upsertRows(tx, {
      table: questions,
      key: [questions.id],
      rows: rowsOf(content),
      inUse: ALWAYS,
      retired: { retired: true },
    })
    await applyEstimates(tx)
    const files = content.of(exerciseKinds)
    await upsertItems(tx, 'exam-paper', examsOf(content), sql`${isUniqueViolation} or ${isPractised}`)
    await upsertItems(tx, 'mock', mocksOf(files), ALWAYS)
    await upsertItems(tx, 'training', trainingsOf(files))
    await upsertItems(tx, 'recitation-deck', decksOf(content))
    await upsertItems(tx, 'reserved-passage', reservedPassages(content))
  },
}
