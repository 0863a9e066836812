import type { PaperSections } from '../../../authoring/kinds/scoreKinds'
import { areProblems, keyLetters } from './keyLetters'
import type { PaperProblem, PaperReason } from './paperProblems'

type Kind = 'single' | 'multi' | 'written'
type Section = PaperSections[number]

/** A line of a paper as it was typed: one question, or a span of questions alike. */
export interface TypedLine {
  readonly line: number
  /** `7` or `1-5`. */
  readonly no: string
  readonly kind: string
  readonly options: string
  readonly marks: string
  readonly key: string
  readonly rubric: string
  readonly section: string
  readonly stem: string
  readonly model: string
}

const KINDS: Readonly<Record<string, Kind>> = {
  single: 'single',
  单选: 'single',
  单选题: 'single',
  multi: 'multi',
  multiple: 'multi',
  多选: 'multi',
  多选题: 'multi',
  written: 'written',
  主观: 'written',
  主观题: 'written',
}
const TITLES = { single: '单项选择题', multi: '多项选择题', written: '主观题' } as const

const MOST_QUESTIONS = 200
const MOST_RUBRIC_LINES = 40
const MOST_MARKS = 100
const LENGTHS = { title: 40, rubric: 200, stem: 2000, model: 5000 } as const
const SHOWN = 12
const RUBRIC = /^(.*\S)\s*[=＝]\s*(\d+(?:\.\d+)?)\s*分?$/su

const plain = (text: string): string => text.normalize('NFKC').trim()
const isMarks = (value: number): boolean => value >= 0.5 && value <= MOST_MARKS && Number.isInteger(value * 2)

/** Collects the questions of a paper line by line, with all that is wrong. */
export class PaperReader {
  readonly problems: PaperProblem[] = []
  readonly key: Record<string, string> = {}
  private readonly made: { title: string; kind: Kind; questions: Section['questions'] }[] = []
  private next = 1

  get sections(): PaperSections {
    return this.made.map(({ title, questions }) => ({ title, questions }))
  }

  refuse(line: number, reason: PaperReason, found = '', needed = ''): void {
    this.problems.push({ line, reason, found: found.slice(0, 40), needed })
  }

  add(typed: TypedLine): void {
    const { line } = typed
    const known = this.problems.length
    const kind = KINDS[plain(typed.kind).toLowerCase()]
    const points = Number(plain(typed.marks).replace(/分$/, '') || Number.NaN)
    const options = Number(plain(typed.options).replace(/项$/, '') || 4)
    const [, from = '', to = from] = /^(\d{1,3})(?:\s*[-–—~～至]\s*(\d{1,3}))?$/.exec(plain(typed.no)) ?? []
    const [first, last] = [Number(from), Number(to)]
    if (!kind) this.refuse(line, 'kind', typed.kind)
    if (!isMarks(points)) this.refuse(line, 'marks', typed.marks)
    if (kind !== 'written' && !(Number.isInteger(options) && options >= 2 && options <= 7))
      this.refuse(line, 'options', typed.options)
    if (first < 1 || last < first) this.refuse(line, 'no', typed.no)
    else if (last > MOST_QUESTIONS) this.refuse(line, 'many', '', String(MOST_QUESTIONS))
    else {
      if (first !== this.next) this.refuse(line, 'order', typed.no, String(this.next))
      this.next = last + 1
    }
    const isSound = this.problems.length === known
    if (!isSound || !kind || !this.fits(typed)) return
    this.put(typed, { kind, points, options, first, last })
  }

  /** Whether the texts have their length; names the first that has not. */
  private fits({ line, section, stem, model }: TypedLine): boolean {
    for (const [text, most] of [
      [section, LENGTHS.title],
      [stem, LENGTHS.stem],
      [model, LENGTHS.model],
    ] as const) {
      if (text.length <= most) continue
      this.refuse(line, 'long', text.slice(0, SHOWN), String(most))
      return false
    }
    return true
  }

  private put(
    typed: TypedLine,
    head: { kind: Kind; points: number; options: number; first: number; last: number },
  ): void {
    const { kind, points, options, first, last } = head
    const misplaced = (kind === 'written' ? typed.key : typed.rubric).trim()
    if (misplaced) return this.refuse(typed.line, 'unread', misplaced)
    const rubric = kind === 'written' ? this.rubricOf(typed, points) : []
    const letters =
      kind === 'written'
        ? []
        : keyLetters({ first, last, kind, options, letters: typed.key.normalize('NFKC').trim() })
    if (!rubric) return
    if (areProblems(letters))
      return letters.forEach(({ reason, found, needed }) => this.refuse(typed.line, reason, found, needed))
    const { questions } = this.sectionFor(kind, typed.section.trim())
    for (let no = first; no <= last; no += 1) {
      const answer = letters[no - first]
      if (answer !== undefined) this.key[String(no)] = answer
      questions.push({
        no: String(no),
        kind,
        points,
        options: kind === 'written' ? 0 : options,
        rubric,
        stem: typed.stem.trim(),
        model: typed.model.trim(),
      })
    }
  }

  /** A section holds one kind of questions: another kind or title begins the next. */
  private sectionFor(kind: Kind, title: string) {
    const current = this.made.at(-1)
    if (current?.kind === kind && (title === '' || title === current.title)) return current
    const fresh = { title: title || TITLES[kind], kind, questions: [] }
    this.made.push(fresh)
    return fresh
  }

  /** The lines of a rubric: `text=points` between semicolons; without any, one line with all marks. */
  private rubricOf(
    { line, rubric }: TypedLine,
    points: number,
  ): { text: string; points: number }[] | undefined {
    const parts = rubric
      .split(/[;；\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
    if (parts.length === 0) return [{ text: '答案正确', points }]
    if (parts.length > MOST_RUBRIC_LINES) {
      this.refuse(line, 'rubricLines', '', String(MOST_RUBRIC_LINES))
      return undefined
    }
    const read = parts.map((part) => {
      const [, text = '', worth = ''] = RUBRIC.exec(part) ?? []
      return { part, text, points: Number(worth) }
    })
    const wrong = read.find((one) => !isMarks(one.points) || one.text.length > LENGTHS.rubric)
    if (wrong) {
      this.refuse(line, 'rubric', wrong.part)
      return undefined
    }
    const sum = read.reduce((all, one) => all + one.points, 0)
    if (sum === points) return read.map(({ text, points: worth }) => ({ text, points: worth }))
    this.refuse(line, 'rubricSum', String(sum), String(points))
    return undefined
  }
}
