import type { PaperProblem, PaperReason } from '../../server/src/services/score/import/paperProblems'

type Sentence = (found: string, needed: string) => string

const ENGLISH: Readonly<Record<PaperReason, Sentence>> = {
  empty: () => 'no question was found',
  columns: (found) => `the table lacks the columns ${found}`,
  unread: (found) => `cannot read "${found}"`,
  quotes: () => 'a quote is not closed: write a quote inside a cell twice',
  heading: () => 'kind and marks come before answers, such as "single 1"',
  kind: (found) => `"${found}" is no kind: single, multi or written`,
  marks: (found) => `"${found}" is no number of marks: 0.5 to 100 in steps of 0.5`,
  options: (found) => `"${found}" is no number of options: 2 to 7`,
  no: (found) => `"${found}" is no question number`,
  order: (found, needed) => `question ${needed} comes next, not ${found}`,
  keyCount: (found, needed) => `${needed} answers are needed, ${found} were found`,
  several: (found) => `question ${found} is single choice and has several answers`,
  letters: (found, needed) => `question ${found} has the options A to ${needed} only`,
  rubric: (found) => `cannot read the rubric line "${found}": write text=points`,
  rubricSum: (found, needed) => `the rubric adds up to ${found}, not ${needed}`,
  rubricLines: (_found, needed) => `a question has at most ${needed} rubric lines`,
  many: (_found, needed) => `a paper has at most ${needed} questions`,
  long: (found, needed) => `"${found}…" is too long: at most ${needed} characters`,
  total: (found, needed) => `the paper adds up to ${found}: a whole number up to ${needed} is needed`,
}

/** A problem in English, behind its file and line. */
export const englishProblem = (file: string, { line, reason, found, needed }: PaperProblem): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${ENGLISH[reason](found, needed)}`
