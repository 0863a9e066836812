import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { exerciseKinds } from '../../../server/src/authoring/kinds/exerciseKinds'

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
