import type { Content, ContentProblem } from '../../authoring/Content'
import { assistantKinds } from '../../authoring/kinds/assistantKinds'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { chooseKinds } from '../../authoring/kinds/chooseKinds'
import { communityKinds } from '../../authoring/kinds/communityKinds'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import { libraryKinds } from '../../authoring/kinds/libraryKinds'
import { promoKinds } from '../../authoring/kinds/promoKinds'

/** Kinds whose texts speak of papers, codes and marks. */
const SPEAKING = [assistantKinds, courseKinds, libraryKinds, communityKinds, exerciseKinds, promoKinds]
/** The codes of the law papers by who takes them: who read law takes 397 and 497. */
const LAW: Readonly<Record<string, string>> = { 397: '法学', 497: '法学', 398: '非法学', 498: '非法学' }

interface Said {
  readonly file: string
  readonly text: string
}

/** Texts without a code or marks cannot contradict the table; leaving them out halves this check. */
const CODE_OR_MARKS = /\d{2}/

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return CODE_OR_MARKS.test(value) ? [value] : []
  if (value instanceof Map) return [...value.values()].flatMap(textsIn)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const saidIn = (content: Content): Said[] =>
  SPEAKING.flatMap((kinds) =>
    Object.entries(content.of(kinds)).flatMap(([name, value]) =>
      [...Object.keys(kinds.files), ...Object.keys(kinds.folders)].includes(name)
        ? textsIn(value).map((text) => ({ file: name, text }))
        : [],
    ),
  )

type Unit = { readonly code: string; readonly name: string; readonly full: number }

/** Finds a wrong code or wrong full marks that a text gives one paper. */
const wrongOf = (text: string, { code, name, full }: Unit): string | undefined => {
  if (!text.includes(name)) return undefined
  const [before, after] = [text.split(name)[0] ?? '', text.split(name)[1] ?? '']
  const coded = /^\*{0,2}[（(](\d{3})[）)]/.exec(after)?.[1] ?? /(?<!\d)(\d{3}) ?\*{0,2}$/.exec(before)?.[1]
  if (coded !== undefined && coded !== code) return `${name} is ${code}, not ${coded}`
  const marks = /^\*{0,2}[（(](\d{2,3}) ?分[）)]/.exec(after)?.[1]
  return marks !== undefined && Number(marks) !== full ? `${name} has ${full} marks, not ${marks}` : undefined
}

/** Candidates choose the code at registration: the two law papers must not be swapped. */
const swappedLaw = (text: string): string | undefined => {
  const found = [
    ...text.matchAll(/(?<!\d)([34]9[78])(?:[ 与、和]+[34]9[78])? ?法(?:律)?硕(?:士)?（(非?法学)）/g),
  ]
  const wrong = found.find(([, code = '', who]) => LAW[code] !== who)
  return wrong && `${String(wrong[1])} is of ${LAW[String(wrong[1])] ?? ''}`
}

const textProblems = (content: Content): ContentProblem[] => {
  const units = content.of(chooseKinds)['exam-units'].list
  return saidIn(content).flatMap(({ file, text }) =>
    [swappedLaw(text), ...units.map((unit) => wrongOf(text, unit))].flatMap((reason) =>
      reason === undefined ? [] : [{ file, path: text.slice(0, 40), reason }],
    ),
  )
}

const subjectProblems = (content: Content): ContentProblem[] => {
  const names = new Map(content.of(chooseKinds)['exam-units'].list.map(({ code, name }) => [code, name]))
  return content.of(baseKinds).subjects.flatMap(({ code, name }) => {
    const official = names.get(code)
    return official === undefined || official === name
      ? []
      : [{ file: 'subjects.json', path: code, reason: `is called ${official}` }]
  })
}

const dateProblems = (content: Content): ContentProblem[] => {
  const { events } = content.of(chooseKinds)['admission-calendar']
  return content.of(courseKinds)['exam-dates'].flatMap(({ year, date }) => {
    const first = events.find(({ examYear, event }) => examYear === year && event === '初试')
    return first === undefined || first.start === date
      ? []
      : [{ file: 'exam-dates.json', path: String(year), reason: `the calendar says ${first.start}` }]
  })
}

/** Whole papers have the marks and the minutes of the table; a sample for practice has fewer. */
const paperProblems = (content: Content): ContentProblem[] => {
  const units = new Map(content.of(chooseKinds)['exam-units'].list.map((unit) => [unit.code, unit]))
  const { exams, questions } = content.of(exerciseKinds)
  const own = new Map(
    [...questions.values()].flatMap((file) => file.questions.map((one) => [one.id, one.points])),
  )
  return [...exams].flatMap(([name, { subject, minutes, college, sections }]) => {
    const unit = units.get(subject)
    if (!unit || college) return []
    const marks = sections
      .flatMap(({ points, questions: asked }) => asked.map((id) => points ?? own.get(id) ?? 0))
      .reduce((sum, one) => sum + one, 0)
    return marks === unit.full && minutes === unit.minutes
      ? []
      : [
          {
            file: `exams/${name}.json`,
            path: '',
            reason: `has ${marks} marks in ${minutes} minutes, not ${unit.full} in ${unit.minutes}`,
          },
        ]
  })
}

/** Finds what contradicts the one table of papers (exam-units.json) and the calendar: codes, names, full marks, dates. */
export const checkExamFacts = (content: Content): ContentProblem[] => [
  ...subjectProblems(content),
  ...dateProblems(content),
  ...paperProblems(content),
  ...textProblems(content),
]
