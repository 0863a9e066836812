import type { AuthoredQuestion } from '../../authoring/authoredQuestion'
import type { Content } from '../../authoring/Content'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import {
  type PaperItem,
  type PaperSections,
  scoreKinds,
  type TypedSection,
} from '../../authoring/kinds/scoreKinds'
import { typedKey } from './typedSections'

type Question = PaperSections[number]['questions'][number]

/** A paper for scoring, and its sections with their texts. */
interface MadePaper {
  readonly paper: PaperItem
  readonly sections: PaperSections
}

interface Keyed {
  readonly question: Omit<Question, 'no'>
  readonly letters: string
}

/** A sheet offers the letters A to G. */
const MOST_OPTIONS = 7
const blank = { rubric: [], stem: '', model: '' }

const written = (
  points: number,
  { rubric, stem, model }: Pick<Question, 'rubric' | 'stem' | 'model'>,
): Keyed => {
  const lines = rubric.length > 0 ? rubric : [{ text: '答案正确', points }]
  return { question: { kind: 'written', points, options: 0, rubric: lines, stem, model }, letters: '' }
}

/** The questions of an answer sheet that a question of the bank makes: a matching question is one for each of its items. */
const keyedOf = (question: AuthoredQuestion, points: number): Keyed[] => {
  const closed = (kind: 'single' | 'multi', options: number, letters: string, each = points): Keyed => ({
    question: { kind, points: each, options, ...blank },
    letters,
  })
  const { type, stem } = question
  if (type === 'single') return [closed('single', question.options.length, question.answer)]
  if (type === 'multiple') return [closed('multi', question.options.length, question.answer)]
  if (type === 'judgement') return [closed('single', 2, question.answer ? 'A' : 'B')]
  if (type === 'matching') {
    const each = points / question.items.length
    return [...question.answer].map((letter) => closed('single', question.options.length, letter, each))
  }
  if (type === 'writing') return [written(points, question)]
  const model = type === 'blank' ? question.answer.map(([first]) => first).join('；') : question.answer
  return [written(points, { rubric: [], stem, model })]
}

const sectionsOf = (
  parts: readonly { readonly title: string; readonly keyed: readonly Keyed[] }[],
): Pick<PaperItem, 'sheet' | 'key' | 'full' | 'questions'> & Pick<MadePaper, 'sections'> => {
  const key: Record<string, string> = {}
  let no = 0
  const sections = parts.map(({ title, keyed }) => ({
    title,
    questions: keyed.map(({ question, letters }): Question => {
      no += 1
      if (letters) key[String(no)] = [...letters].sort().join('')
      return { no: String(no), ...question, options: Math.min(question.options, MOST_OPTIONS) }
    }),
  }))
  const all = sections.flatMap(({ questions }) => questions)
  return {
    sections,
    sheet: all.map(({ no: name, kind, points, rubric }) => ({
      no: name,
      kind,
      points,
      rubric: rubric.map((line) => line.points),
    })),
    key,
    full: Math.round(all.reduce((sum, { points }) => sum + points, 0)),
    questions: all.length,
  }
}

const typedPart = (section: TypedSection) => {
  const { title, points, kind, options, written: texts } = section
  if (kind === 'written') return { title, keyed: texts.map((text) => written(points, text)) }
  const keyed = typedKey(section).map(([, letters]): Keyed => ({
    question: { kind, points, options, ...blank },
    letters,
  }))
  return { title, keyed }
}

/** Questions of the bank by their ids. */
const bankOf = (content: Content): ReadonlyMap<string, AuthoredQuestion> => {
  const { questions } = content.of(exerciseKinds)
  return new Map([...questions.values()].flatMap((file) => file.questions.map((one) => [one.id, one])))
}

/** Papers with their answer sheets and keys. */
export const paperItems = (content: Content): MadePaper[] => {
  const bank = bankOf(content)
  const { exams } = content.of(exerciseKinds)
  return content.of(scoreKinds)['score-papers'].map(({ exam, sections: typed, ...head }) => {
    const parts = exam
      ? (exams.get(exam)?.sections ?? []).map(({ title, points, questions }) => ({
          title,
          keyed: questions.flatMap((id) => {
            const question = bank.get(id)
            return question ? keyedOf(question, points ?? question.points) : []
          }),
        }))
      : typed.map(typedPart)
    const { sections, ...made } = sectionsOf(parts)
    return { paper: { ...head, ...made }, sections }
  })
}
