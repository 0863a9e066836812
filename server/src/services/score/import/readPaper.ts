import Papa from 'papaparse'
import type { PaperSections } from '../../../authoring/kinds/scoreKinds'
import type { PaperProblem } from './paperProblems'
import { PaperReader, type TypedLine } from './PaperReader'

/** A paper that was read, or what is wrong with it. */
export interface ReadPaper {
  readonly sections: PaperSections
  readonly key: Readonly<Record<string, string>>
  readonly full: number
  readonly questions: number
  readonly problems: readonly PaperProblem[]
}

/** The columns of a table; `no`, `kind` and `marks` have to be there. */
const paperColumns = ['no', 'kind', 'options', 'marks', 'key', 'rubric', 'section', 'stem', 'model'] as const
const NEEDED = ['no', 'kind', 'marks'] as const
const MOST_MARKS = 500

const breaksIn = (row: readonly string[]): number =>
  row.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

const readTable = (reader: PaperReader, text: string): void => {
  const { data, errors } = Papa.parse<string[]>(text, { header: false })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    const before = data.slice(0, broken.row ?? 0)
    return reader.refuse(
      before.reduce((line, row) => line + 1 + breaksIn(row), 1),
      'quotes',
    )
  }
  const [names = [], ...rows] = data
  const head = names.map((name) => name.trim().toLowerCase())
  const missing = NEEDED.filter((name) => !head.includes(name))
  if (missing.length > 0) return reader.refuse(1, 'columns', missing.join(', '))
  let line = 2 + breaksIn(names)
  for (const row of rows) {
    const cell = (name: (typeof paperColumns)[number]): string => row[head.indexOf(name)] ?? ''
    const surplus = row.slice(head.length).filter((one) => one.trim() !== '')
    if (surplus.length > 0) reader.refuse(line, 'unread', surplus.join(','))
    if (row.some((one) => one.trim() !== ''))
      reader.add({
        line,
        no: cell('no'),
        kind: cell('kind'),
        options: cell('options'),
        marks: cell('marks'),
        key: cell('key'),
        rubric: cell('rubric'),
        section: cell('section'),
        stem: cell('stem'),
        model: cell('model'),
      })
    line += 1 + breaksIn(row)
  }
}

/** `单选 1分 4项 一、选择题`: kind, marks, options and title of the lines below. */
const HEADING =
  /^(单选题?|多选题?|主观题?|single|multi|written)\s*[:：]?\s*(\d+(?:\.\d+)?)\s*分?(?:\s+([2-7])\s*项?)?(?:\s+(\S.*))?$/i
/** `1-5 ABCDA`, several on one line. */
const ANSWERS = /\s*(\d{1,3}(?:\s*[-–—~～至]\s*\d{1,3})?)\s*[.、:：．]?\s*([A-Z][A-Z\s,，、/|]*)/iy
/** `34-36`, or `37 point=4；point=6`. */
const WRITTEN = /^(\d{1,3}(?:\s*[-–—~～至]\s*\d{1,3})?)\s*[.、:：．]?(?:\s+(.*))?$/

type Head = Pick<TypedLine, 'kind' | 'marks' | 'options' | 'section'>

const readAnswers = (reader: PaperReader, head: Head, line: number, text: string): void => {
  const rest = { rubric: '', stem: '', model: '' }
  const written = /^(?:主观|written)/i.test(head.kind)
  if (written) {
    const [, no, rubric = ''] = WRITTEN.exec(text) ?? []
    return no === undefined
      ? reader.refuse(line, 'unread', text)
      : reader.add({ ...head, ...rest, line, no, key: '', rubric })
  }
  const plain = text.normalize('NFKC')
  ANSWERS.lastIndex = 0
  for (let at = 0; at < plain.length; at = ANSWERS.lastIndex) {
    const [, no, key] = ANSWERS.exec(plain) ?? []
    if (no === undefined || key === undefined) return reader.refuse(line, 'unread', plain.slice(at))
    reader.add({ ...head, ...rest, line, no, key })
  }
}

const readLines = (reader: PaperReader, text: string): void => {
  let head: Head | undefined
  text.split('\n').forEach((typed, at) => {
    // One space between words keeps the patterns linear, whatever the line holds.
    const words = typed.replace(/\s+/g, ' ').trim()
    if (words === '') return
    const [, kind, marks = '', options = '', section = ''] = HEADING.exec(words) ?? []
    if (kind !== undefined) head = { kind, marks, options, section }
    else if (head) readAnswers(reader, head, at + 1, words)
    else reader.refuse(at + 1, 'heading')
  })
}

/** Reads a paper from a table, or from typed lines where the first line names no columns; every problem has its line. */
export const readPaper = (given: string): ReadPaper => {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const reader = new PaperReader()
  const isTable = /^\s*"?(?:no|kind|marks)"?\s*[,;\t]/i.test(text)
  if (isTable) readTable(reader, text.trimStart())
  else readLines(reader, text)
  const { sections, key } = reader
  const all = sections.flatMap((section) => section.questions)
  const full = all.reduce((sum, { points }) => sum + points, 0)
  if (reader.problems.length === 0 && all.length === 0) reader.refuse(0, 'empty')
  if (reader.problems.length === 0 && !(Number.isInteger(full) && full <= MOST_MARKS))
    reader.refuse(0, 'total', String(full), String(MOST_MARKS))
  return { sections, key, full, questions: all.length, problems: reader.problems }
}
