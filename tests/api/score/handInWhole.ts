import { saveScoreSheet, scorePaper } from '@/contracts/score/papers'
import { sheetText } from '@/domain/estimate/sheetText'
import type { Backend } from '../harness/startBackend'

interface Learner {
  readonly uid: string
  readonly token: string
}

/** Hands in a sheet with an answer to every question and every line of a rubric. */
export const handInWhole = async (backend: Backend, { uid, token }: Learner, id: string): Promise<void> => {
  const paper = await backend.ask(scorePaper, { params: { id } }, token)
  const questions = paper.sections.flatMap((section) => section.questions)
  const textOf = (isWritten: boolean): string =>
    sheetText(
      Object.fromEntries(
        questions
          .filter(({ kind }) => (kind === 'written') === isWritten)
          .map(({ no, rubric }) => [no, isWritten ? 'y'.repeat(rubric.length) : 'A']),
      ),
    )
  const body = { answers: textOf(false), marks: textOf(true), rev: 0, handIn: true }
  await backend.ask(saveScoreSheet, { params: { uid, id }, body }, token)
}
