import type { StopRule } from '../ability/stopRule'

/** Source of a test's parts: subjects that the learner chooses, or points of one subject that the test names. */
type PartSource =
  | { readonly from: 'subjects'; readonly fewest: number; readonly most: number }
  | { readonly from: 'points'; readonly subject: string; readonly points: readonly string[] }

/** One diagnostic test; all differences between the tests are declared here. */
export interface DiagnosticTest {
  readonly title: string
  readonly parts: PartSource
  /** So many questions in all, shared out evenly; a test of one part may stop earlier, once it is measured. */
  readonly questions: { readonly fewest: number; readonly most: number }
}

/** The five modules of 行测; each is a knowledge point of the questions in content/questions. */
const modules = ['言语理解', '数量关系', '判断推理', '资料分析', '常识判断'] as const

/** The diagnostic tests. A new edition is a new name and its row. */
export const diagnosticTests = {
  strength: {
    title: '实力测评',
    parts: { from: 'subjects', fewest: 1, most: 4 },
    questions: { fewest: 24, most: 24 },
  },
  strength25: {
    title: '25 考研实力测评',
    parts: { from: 'subjects', fewest: 1, most: 3 },
    questions: { fewest: 30, most: 30 },
  },
  single: {
    title: '单科实力测评',
    parts: { from: 'subjects', fewest: 1, most: 1 },
    questions: { fewest: 15, most: 20 },
  },
  recruitment: {
    title: '招录测试',
    parts: { from: 'points', subject: 'civil', points: modules },
    questions: { fewest: 30, most: 30 },
  },
} as const satisfies Record<string, DiagnosticTest>

/** The subject that only these tests use: practice must not release its keys. */
export const testedOnly: string = diagnosticTests.recruitment.parts.subject

export type DiagnosticName = keyof typeof diagnosticTests

/** All of them, in their order. */
export const diagnosticNames = Object.keys(diagnosticTests) as readonly DiagnosticName[]

/** Retention of guest attempts until a login, on device and backend. */
export const VISIT_MS = 3 * 86_400_000

/** A part of a test that is measured by itself: a subject, or one point of it. */
export interface DiagnosticPart {
  readonly subject: string
  /** Null: all points of the subject. */
  readonly point: string | null
  readonly name: string
}

/** Questions of a diagnosis by part; stored with the attempt, so that a changed table does not affect it. */
export interface DiagnosticPlan {
  readonly test: DiagnosticName
  readonly parts: readonly DiagnosticPart[]
}

/** Whether a question belongs to a part. */
export const isOfPart =
  ({ subject, point }: Pick<DiagnosticPart, 'subject' | 'point'>) =>
  (question: { readonly subject: string; readonly point: string }): boolean =>
    question.subject === subject && (point === null || question.point === point)

/** A part of several is never so exact as a test of its own, so only that may stop early. */
const EXACT = 0.3

/** When a part has been asked enough. */
export const partStopRule = ({ test, parts }: DiagnosticPlan): StopRule => {
  const { fewest, most } = diagnosticTests[test].questions
  const share = (count: number): number => Math.ceil(count / parts.length)
  return { error: parts.length === 1 ? EXACT : 0, fewest: share(fewest), most: share(most) }
}
