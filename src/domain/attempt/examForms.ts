import type { QuestionType } from './Question'

/** A part of the paper of the national exam: its name, points and question type. */
export interface ExamPart {
  readonly name: string
  readonly points: number
  readonly type: QuestionType
}

/** The papers of the national exam whose parts are the same every year, by the code of their subject. */
export interface ExamForm {
  readonly subject: string
  readonly name: string
  readonly parts: readonly ExamPart[]
}

const part = (name: string, points: number, type: QuestionType): ExamPart => ({ name, points, type })

const mathsParts = [part('选择题', 50, 'single'), part('填空题', 30, 'blank'), part('解答题', 70, 'writing')]

export const examForms: readonly ExamForm[] = [
  {
    subject: '101',
    name: '思想政治理论',
    parts: [
      part('单项选择题', 16, 'single'),
      part('多项选择题', 34, 'multiple'),
      part('分析题', 50, 'writing'),
    ],
  },
  {
    subject: '201',
    name: '英语（一）',
    parts: [
      part('完形填空', 10, 'single'),
      part('阅读理解', 40, 'single'),
      part('新题型', 10, 'matching'),
      part('翻译', 10, 'writing'),
      part('写作', 30, 'writing'),
    ],
  },
  {
    subject: '204',
    name: '英语（二）',
    parts: [
      part('完形填空', 10, 'single'),
      part('阅读理解', 40, 'single'),
      part('新题型', 10, 'matching'),
      part('翻译', 15, 'writing'),
      part('写作', 25, 'writing'),
    ],
  },
  { subject: '301', name: '数学（一）', parts: mathsParts },
  { subject: '302', name: '数学（二）', parts: mathsParts },
  { subject: '303', name: '数学（三）', parts: mathsParts },
  {
    subject: '408',
    name: '计算机学科专业基础',
    parts: [part('单项选择题', 80, 'single'), part('综合应用题', 70, 'writing')],
  },
]

/** The loss in a part. */
export interface LostPart extends ExamPart {
  readonly earned: number
  readonly lost: number
}

/** Losses by part from the given scores, largest first; a score never exceeds its part's points. */
export const lostParts = (form: ExamForm, scores: readonly number[]): LostPart[] =>
  form.parts
    .map((one, at) => {
      const earned = Math.min(one.points, Math.max(0, scores[at] ?? 0))
      return { ...one, earned, lost: one.points - earned }
    })
    .sort((one, other) => other.lost - one.lost)
