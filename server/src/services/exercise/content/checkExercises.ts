import { linearText } from '@/domain/maths/formulaText'
import { type AuthoredQuestion, textsOf } from '../../../authoring/authoredQuestion'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { baseKinds } from '../../../authoring/kinds/baseKinds'
import { checkPassages } from './checkPassages'
import { checkTrainings } from './checkTrainings'
import { requestedIdsOf } from '../../../authoring/requestedIdsOf'
import { formulaProblems } from '../../../formulas/authoredFormulas'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'

/** The longest option may be so many times the shortest, and so many letters more: length must not reveal the key. */
const LONGER = 2.5
const LETTERS_MORE = 8
/** Of a file with so many single choices no letter is the key of more than two in five. */
const SPREAD_OVER = 20
const MOST_OF_A_LETTER = 0.4
const LEAST_OF_A_LETTER = 0.1
const LEAST_SENTENCES = 2
/** Nor is the key the longest option of more than half of them. */
const MOST_LONGEST = 0.5

type Rule = (question: AuthoredQuestion) => string | undefined

const optionsOf = (question: AuthoredQuestion): readonly string[] =>
  'options' in question ? question.options.map(linearText) : []

const distinctOptions: Rule = (question) => {
  const options = optionsOf(question).map((option) => option.trim().toLowerCase())
  return new Set(options).size < options.length ? 'two options are the same' : undefined
}

const alikeOptions: Rule = (question) => {
  if (question.type !== 'single' && question.type !== 'multiple') return undefined
  const lengths = optionsOf(question).map((option) => option.length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const isAlike = longest <= shortest * LONGER || longest <= shortest + LETTERS_MORE
  return isAlike ? undefined : `an option of ${longest} letters stands beside one of ${shortest}`
}

/** How many letters an answer has, and among how many it chooses. */
const placesIn = (
  question: AuthoredQuestion,
): { letters: string; among: number; length?: number } | undefined => {
  if (question.type === 'single' || question.type === 'multiple')
    return { letters: question.answer, among: question.options.length }
  if (question.type === 'matching')
    return { letters: question.answer, among: question.options.length, length: question.items.length }
  if (question.type === 'ordering')
    return { letters: question.answer, among: question.items.length, length: question.items.length }
  return undefined
}

const answerAmongOptions: Rule = (question) => {
  const places = placesIn(question)
  if (!places) return undefined
  const { letters, among, length = letters.length } = places
  if ([...letters].some((letter) => letter.charCodeAt(0) - 65 >= among))
    return 'the answer is none of the options'
  if (question.type !== 'matching' && new Set(letters).size < letters.length)
    return 'the answer names an option twice'
  return letters.length === length ? undefined : 'the answer does not speak of every item'
}

const severalAnswers: Rule = (question) =>
  question.type === 'multiple' && question.answer.length < 2
    ? 'a multiple choice needs two right options'
    : undefined

const workedAnalysis: Rule = ({ analysis }) =>
  analysis.split(/[。！？；]|[.!?](?:\s|$)/).filter((sentence) => sentence.trim()).length < LEAST_SENTENCES
    ? 'the analysis is shorter than two sentences'
    : undefined

/** The answer named by the analysis must be the key. */
const analysisOfTheKey: Rule = (question) => {
  if (question.type !== 'single' && question.type !== 'multiple') return undefined
  const named = /(?:故选|因此选|所以选|应选|答案为|答案是|正确答案)\s*([A-H]+)/.exec(question.analysis)?.[1]
  return named === undefined || named === question.answer ? undefined : `the analysis ends with ${named}`
}

/** Sides do not exist on a phone: matching items are shown below each other. */
const stemWithoutSides: Rule = ({ type, stem }) =>
  type === 'matching' && /[左右][边侧]/.test(stem) ? 'the stem names a side of the page' : undefined

/** Lines of signs alone are blanks of a paper form, which the app cannot fill in. */
const stemOfWords: Rule = ({ stem }) =>
  stem.split('\n').some((line) => /^[~_\-.\s…]+$/.test(line)) ? 'a line of the stem says nothing' : undefined

/** Typed answers contain no formulas. */
const plainAnswers: Rule = (question) =>
  question.type === 'blank' && question.answer.flat().some((one) => one.includes('$'))
    ? 'what a blank accepts is typed, and holds no formula'
    : undefined

/** Every learner has the options in an order of their own: an analysis refers to them by their text. */
const analysisWithoutOrder: Rule = ({ analysis }) =>
  /(?:其余|选项|各项|四项)(?:三项|各项)?依次/.test(analysis)
    ? 'the analysis tells the options apart by their order'
    : undefined

const rules: readonly Rule[] = [
  distinctOptions,
  alikeOptions,
  answerAmongOptions,
  severalAnswers,
  workedAnalysis,
  analysisOfTheKey,
  analysisWithoutOrder,
  stemWithoutSides,
  stemOfWords,
  plainAnswers,
]

const spreadProblems = (file: string, questions: readonly AuthoredQuestion[]): ContentProblem[] => {
  const keys = questions.flatMap((one) =>
    one.type === 'single' && one.options.length === 4 ? one.answer : [],
  )
  if (keys.length < SPREAD_OVER) return []
  return ['A', 'B', 'C', 'D'].flatMap((letter) => {
    const share = keys.filter((key) => key === letter).length / keys.length
    if (share >= LEAST_OF_A_LETTER && share <= MOST_OF_A_LETTER) return []
    return { file, path: '', reason: `${letter} is the key of ${Math.round(share * 100)} % of its questions` }
  })
}

/** Choosing the longest option without knowledge must not pass. */
const lengthProblems = (file: string, questions: readonly AuthoredQuestion[]): ContentProblem[] => {
  const told = questions.flatMap((one) => {
    if (one.type !== 'single') return []
    const lengths = optionsOf(one).map((option) => option.length)
    const key = lengths[one.answer.charCodeAt(0) - 65] ?? 0
    return [lengths.filter((length) => length >= key).length === 1]
  })
  if (told.length < SPREAD_OVER) return []
  const share = told.filter(Boolean).length / told.length
  if (share <= MOST_LONGEST) return []
  return [
    {
      file,
      path: '',
      reason: `the key is the longest option of ${Math.round(share * 100)} % of its questions`,
    },
  ]
}

const questionProblems = (content: Content): ContentProblem[] => {
  const seen = new Map<string, string>()
  return [...content.of(exerciseKinds).questions].flatMap(([name, { passages, questions }]) => {
    const file = `questions/${name}.json`
    const found = questions.flatMap((question): ContentProblem[] => {
      const path = question.id
      const reasons = [
        ...rules.flatMap((rule) => rule(question) ?? []),
        ...formulaProblems(textsOf(question)),
      ]
      const before = seen.get(question.id)
      if (before !== undefined) reasons.push(`stands in ${before} too`)
      seen.set(question.id, file)
      if (question.passage !== undefined && !(question.passage in passages))
        reasons.push(`there is no passage ${question.passage}`)
      return reasons.map((reason) => ({ file, path, reason }))
    })
    return [...found, ...spreadProblems(file, questions), ...lengthProblems(file, questions)]
  })
}

/** All papers: those of exams, and those of network-wide ones. */
const papersOf = (content: Content) => {
  const { exams, mocks } = content.of(exerciseKinds)
  return [
    ...[...exams].map(([name, paper]) => ({ ...paper, file: `exams/${name}.json` })),
    ...[...mocks].flatMap(([name, { subject, papers }]) =>
      papers.map((paper) => ({ ...paper, subject, file: `mocks/${name}.json` })),
    ),
  ]
}

const examProblems = (content: Content): ContentProblem[] => {
  const subjects = new Map(
    [...content.of(exerciseKinds).questions.values()].flatMap((file) =>
      file.questions.map(({ id }) => [id, file.subject] as const),
    ),
  )
  return papersOf(content).flatMap(({ file, subject, sections }) => {
    const asked = sections.flatMap((section) => section.questions)
    const strange = asked.filter((id) => subjects.get(id) !== subject)
    const twice = asked.filter((id, at) => asked.indexOf(id) !== at)
    return [
      ...strange.map((id) => ({ path: id, reason: `is no question of ${subject}` })),
      ...twice.map((id) => ({ path: id, reason: 'is asked twice' })),
    ].map((problem) => ({ file, ...problem }))
  })
}

const mockProblems = (content: Content): ContentProblem[] => {
  const { questions, exams, mocks } = content.of(exerciseKinds)
  const writing = new Set(
    [...questions.values()].flatMap((file) =>
      file.questions.flatMap(({ id, type }) => (type === 'writing' ? id : [])),
    ),
  )
  const open = new Set(
    [...exams.values()].flatMap(({ sections }) => sections.flatMap((section) => section.questions)),
  )
  const reasonOf = (id: string): string | undefined => {
    if (writing.has(id)) return 'is writing, which nobody ranks'
    return open.has(id) ? 'is asked by a paper that anybody may take before' : undefined
  }
  return [...mocks].flatMap(([name, { papers, minutes, lateMinutes }]) => {
    const file = `mocks/${name}.json`
    const asked = papers.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
    const found = asked.flatMap((path) => {
      const reason = reasonOf(path)
      return reason === undefined ? [] : { file, path, reason }
    })
    if (!/^[0-9a-z-]{1,40}$/.test(name))
      found.push({ file, path: '', reason: 'the name has to be of a-z, 0-9 and -' })
    if (lateMinutes >= minutes) found.push({ file, path: 'lateMinutes', reason: 'is not before the end' })
    return found
  })
}

/** Points that network-wide exams leave without any question to practise. */
const takenPoints = (content: Content): ContentProblem[] => {
  const { questions, exams, mocks } = content.of(exerciseKinds)
  const open = requestedIdsOf([...exams.values()])
  return [...mocks].flatMap(([name, { subject, papers }]) => {
    const taken = requestedIdsOf(papers)
    const free = [...questions.values()]
      .filter((file) => file.subject === subject)
      .flatMap((file) => file.questions.filter(({ id, type }) => !open.has(id) && type !== 'writing'))
    const kept = new Set(free.filter(({ id }) => !taken.has(id)).map(({ point }) => point))
    return [...new Set(free.map(({ point }) => point))]
      .filter((point) => !kept.has(point))
      .map((path) => ({ file: `mocks/${name}.json`, path, reason: 'has no question left to practise' }))
  })
}

const subjectProblems = (content: Content): ContentProblem[] => {
  const known = new Set(content.of(baseKinds).subjects.map(({ code }) => code))
  const { questions, exams, mocks, recitations } = content.of(exerciseKinds)
  const named = [
    ...[...questions].map(([name, { subject }]) => ({ file: `questions/${name}.json`, subject })),
    ...[...exams].map(([name, { subject }]) => ({ file: `exams/${name}.json`, subject })),
    ...[...mocks].map(([name, { subject }]) => ({ file: `mocks/${name}.json`, subject })),
    ...[...recitations].map(([name, { subject }]) => ({ file: `recitations/${name}.json`, subject })),
  ]
  return named.flatMap(({ file, subject }) =>
    known.has(subject) ? [] : [{ file, path: 'subject', reason: `there is no subject ${subject}` }],
  )
}

/** The name of a school or a year in the title of a sample says that the school has set it. */
const CLAIMED = /大学|学院|真题|\d{4}/

/** Checks sample papers: the school exists, the title names neither school nor year, and the questions are those of whole papers. */
const collegeProblems = (content: Content): ContentProblem[] => {
  const { exams } = content.of(exerciseKinds)
  const schools = new Set(content.of(baseKinds).schools.map(({ id }) => id))
  const asked = requestedIdsOf([...exams.values()].filter(({ college }) => !college))
  return [...exams].flatMap(([name, { title, college, sections }]) => {
    if (!college) return []
    const strange = [...requestedIdsOf([{ sections }])].filter((id) => !asked.has(id))
    const reasons = [
      ...(schools.has(college.school) ? [] : [`there is no school ${college.school}`]),
      ...(title.includes('示例') ? [] : ['its title does not say that it is a sample']),
      ...(CLAIMED.test(title) ? ['the title of a sample names a school or a year'] : []),
      ...strange.map((id) => `${id} would be practised no more`),
    ]
    return reasons.map((reason) => ({ file: `exams/${name}.json`, path: 'college', reason }))
  })
}

/** Finds questions that give themselves away, that are answered by nothing, and papers that ask what is not there. */
export const checkExercises = (content: Content): readonly ContentProblem[] => [
  ...questionProblems(content),
  ...checkPassages(content),
  ...examProblems(content),
  ...mockProblems(content),
  ...takenPoints(content),
  ...checkTrainings(content),
  ...subjectProblems(content),
  ...collegeProblems(content),
]
