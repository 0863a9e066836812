import type { AuthoredQuestion } from '../../../authoring/authoredQuestion'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'

/** The chapter of politics that ages: each of its questions says of when it is, and until when it is worth asking. */
const NEWS = '形势与政策以及当代世界经济与政治'
/** Points that the syllabus of politics gives to two of its chapters: every whole paper of it has them. */
const POLITICS: Readonly<Record<string, number>> = {
  [NEWS]: 16,
  习近平新时代中国特色社会主义思想概论: 20,
}
const POLITICS_CODE = '101'
/** News older than this before its end is no news of the exam that it is for. */
const LONGEST_DAYS = 600
const DAY_MS = 86_400_000
/** Of so many multiple choices two, three and four right options each have a share. */
const SEVERAL_OVER = 12
const LEAST_SHARE = 0.1
const MOST_SHARE = 0.65
/** An author who gives most questions one level has not thought about it; politics is held to more. */
const LEVELS_OVER = 20
const MOST_OF_A_LEVEL = 0.8
const MOST_OF_A_LEVEL_IN_POLITICS = 0.5

/** How often each value stands in a list, as shares. */
export const sharesOf = <T extends string | number>(values: readonly T[]): Map<T, number> => {
  const shares = new Map<T, number>()
  for (const value of values) shares.set(value, (shares.get(value) ?? 0) + 1 / values.length)
  return shares
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

const severalProblems = (questions: readonly AuthoredQuestion[]): string[] => {
  const rights = questions.flatMap((one) => (one.type === 'multiple' ? one.answer.length : []))
  if (rights.length < SEVERAL_OVER) return []
  const shares = sharesOf(rights)
  return [2, 3, 4].flatMap((count) => {
    const share = shares.get(count) ?? 0
    return share >= LEAST_SHARE && share <= MOST_SHARE
      ? []
      : [`${percent(share)} of its multiple choices have ${count} right options`]
  })
}

const levelProblems = (questions: readonly AuthoredQuestion[], subject: string): string[] => {
  if (questions.length < LEVELS_OVER) return []
  const most = subject === POLITICS_CODE ? MOST_OF_A_LEVEL_IN_POLITICS : MOST_OF_A_LEVEL
  return [...sharesOf(questions.map(({ level }) => level))].flatMap(([level, share]) =>
    share > most ? [`${percent(share)} of its questions are of level ${level}`] : [],
  )
}

const newsProblem = ({ point, asOf, until }: AuthoredQuestion): string | undefined => {
  if (point !== NEWS && asOf === undefined && until === undefined) return undefined
  if (asOf === undefined || until === undefined) return 'news needs its day (asOf) and its end (until)'
  const days = (Date.parse(until) - Date.parse(asOf)) / DAY_MS
  return days > 0 && days <= LONGEST_DAYS ? undefined : `its end is ${Math.round(days)} days after its day`
}

const paperProblems = (content: Content): ContentProblem[] => {
  const { exams, questions } = content.of(exerciseKinds)
  const known = new Map([...questions.values()].flatMap((file) => file.questions.map((one) => [one.id, one])))
  const news = new Set([...known.values()].map(({ point }) => point)).has(NEWS)
  return [...exams].flatMap(([name, { subject, college, sections }]) => {
    if (subject !== POLITICS_CODE || college || !news) return []
    const asked = sections.flatMap(({ points, questions: ids }) =>
      ids.map((id) => ({ point: known.get(id)?.point ?? '', points: points ?? known.get(id)?.points ?? 0 })),
    )
    return Object.entries(POLITICS).flatMap(([chapter, wanted]) => {
      const given = asked.reduce((sum, { point, points }) => (point === chapter ? sum + points : sum), 0)
      const reason = `gives ${given} points to ${chapter}, the syllabus ${wanted}`
      return given === wanted ? [] : [{ file: `exams/${name}.json`, path: chapter, reason }]
    })
  })
}

/** Finds what can be guessed without knowledge, levels that say nothing, news without an end, and papers beside their syllabus. */
export const checkBlueprint = (content: Content): ContentProblem[] => [
  ...[...content.of(exerciseKinds).questions].flatMap(([name, { subject, questions }]) => {
    const file = `questions/${name}.json`
    return [
      ...[...severalProblems(questions), ...levelProblems(questions, subject)].map((reason) => ({
        file,
        path: '',
        reason,
      })),
      ...questions.flatMap((one) => {
        const reason = newsProblem(one)
        return reason === undefined ? [] : [{ file, path: one.id, reason }]
      }),
    ]
  }),
  ...paperProblems(content),
]
