import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { exerciseKinds } from '../../../server/src/authoring/kinds/exerciseKinds'
import { contentFolder } from '../../../server/src/services/allContent'
import { reservedQuestions } from '../../../server/src/services/exercise/questions/reservedQuestions'

const folder = join(__dirname, '../../../content')
const { questions, exams } = exerciseKinds.folders

/** The files of a folder of the content, as their authors wrote them. */
export const filesOf = <S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S>[] =>
  readdirSync(join(folder, name)).map((file) =>
    v.parse(schema, JSON.parse(readFileSync(join(folder, name, file), 'utf8'))),
  )

/** All files of questions as their authors wrote them, for tests that hold whatever content is added. */
export const questionFiles = filesOf('questions', questions)
/** All whole papers as their authors wrote them, without the samples of schools' papers. */
export const authoredExams = filesOf('exams', exams).filter(({ college }) => !college)

type AuthoredQuestion = v.InferOutput<typeof questions>['questions'][number]

/** The questions of a subject that practice and tests may ask: those of papers and mocks are reserved. */
export const openQuestions = (subject: string): AuthoredQuestion[] => {
  const { content } = contentFolder(folder).read()
  if (!content) throw new Error('the content has problems')
  const reserved = reservedQuestions(content.of(exerciseKinds))
  return questionFiles
    .filter((file) => file.subject === subject)
    .flatMap((file) => file.questions.filter(({ id }) => !reserved.has(id)))
}
