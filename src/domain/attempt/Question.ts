/** One blank of a question: its accepted answers, and how they are compared. */
export interface Blank {
  readonly accepts: string[]
  /** `text`: letter by letter but for width, case and spaces. `maths`: by value, as numbers, fractions or expressions. */
  readonly as: 'text' | 'maths'
}

/** A rubric line and its points for self-marking. */
export interface RubricLine {
  readonly text: string
  readonly points: number
}

/** The ways in which a question is answered; options, items and blanks are named by their place, from 0. */
export const questionTypes = [
  'single',
  'multiple',
  'judgement',
  'blank',
  'matching',
  'ordering',
  'writing',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** The key, known only to the backend until the policy releases it. */
export type QuestionKey =
  | { readonly type: 'single'; readonly option: number }
  | { readonly type: 'multiple'; readonly options: number[] }
  | { readonly type: 'judgement'; readonly truth: boolean }
  | { readonly type: 'blank'; readonly blanks: Blank[] }
  /** For every item its option: 七选五, 小标题, 多项对应. */
  | { readonly type: 'matching'; readonly places: number[] }
  | { readonly type: 'ordering'; readonly order: number[] }
  /** Translation, essay, solution by steps: the learner awards the lines of the rubric beside a model answer. */
  | { readonly type: 'writing'; readonly rubric: RubricLine[]; readonly model: string }

/** A learner's answer; only its form is checked. */
export type Answer =
  | { readonly type: 'single'; readonly option: number }
  | { readonly type: 'multiple'; readonly options: number[] }
  | { readonly type: 'judgement'; readonly truth: boolean }
  | { readonly type: 'blank'; readonly texts: string[] }
  | { readonly type: 'matching'; readonly places: (number | null)[] }
  | { readonly type: 'ordering'; readonly order: number[] }
  /** `pictures` are addresses of uploads. */
  | { readonly type: 'writing'; readonly text: string; readonly pictures: string[] }

/** A question whole, as the backend keeps it. */
export interface Question {
  readonly id: string
  readonly stem: string
  /** The stem as one line of text, where it holds formulas: lists cut it. */
  readonly brief?: string | undefined
  /** A text that this and its neighbours ask about. */
  readonly passage?: string | undefined
  /** Options to choose from; empty for blanks and writing. */
  readonly options: string[]
  /** Items to match or to order; else empty. */
  readonly items: string[]
  /** Options that speak of each other (以上都对) keep their places. */
  readonly keepsOrder: boolean
  readonly points: number
  /** The knowledge point. */
  readonly point: string
  readonly key: QuestionKey
  readonly hint?: string | undefined
  readonly analysis: string
}
