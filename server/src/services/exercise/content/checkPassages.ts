import { groupBy } from '@/lib/groupBy'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'

/** The knowledge point of texts that are read as the exam has them: so many words, so many questions. */
const READING = '阅读理解'
const WORDS = { least: 300, most: 500 } as const
const QUESTIONS = 5

const wordsIn = (text: string): number => (text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []).length

/** Finds texts to read that are shorter or longer than those of the exam, or asked more or less about. */
export const checkPassages = (content: Content): ContentProblem[] =>
  [...content.of(exerciseKinds).questions].flatMap(([name, { passages, questions }]) => {
    const read = questions.filter(({ point, passage }) => point === READING && passage !== undefined)
    return [...groupBy(read, ({ passage }) => passage ?? '')].flatMap(([path, asked]) => {
      const words = wordsIn(passages[path] ?? '')
      const reasons = [
        words < WORDS.least || words > WORDS.most ? `has ${words} words` : undefined,
        asked.length === QUESTIONS ? undefined : `is asked ${asked.length} questions`,
      ]
      return reasons.flatMap((reason) =>
        reason === undefined ? [] : [{ file: `questions/${name}.json`, path, reason }],
      )
    })
  })
