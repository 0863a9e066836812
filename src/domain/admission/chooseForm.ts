import { type ExamShape, type PaperScores, scoreProblems, totalScore } from './examScores'

/** The three ways into school choice; `module` in the address (seed §2). */
export const chooseModules = ['user', 'precise', 'quick'] as const
export type ChooseModule = (typeof chooseModules)[number]

/** Mathematics papers to filter by. */
export const mathsChoices = ['any', '301', '302', '303', '396', '199', 'none'] as const

/** A learner's wishes. Everything may be missing while the form is being filled in. */
export interface ChooseForm {
  readonly school: string
  readonly major: string
  readonly isCross: boolean
  readonly shape: ExamShape
  readonly scores: PaperScores
  /** Given instead of single scores in the quick way. */
  readonly total?: number | undefined
  readonly codes: readonly string[]
  readonly provinces: readonly string[]
  readonly levels: readonly number[]
  readonly degree: 'any' | 'academic' | 'professional'
  readonly maths: (typeof mathsChoices)[number]
  readonly prefer: 'school' | 'chance' | 'city'
}

export const emptyForm: ChooseForm = {
  school: '',
  major: '',
  isCross: false,
  shape: 'four',
  scores: {},
  codes: [],
  provinces: [],
  levels: [],
  degree: 'any',
  maths: 'any',
  prefer: 'chance',
}

/** The total of a form: the sum of its papers, or the total that was entered. */
export const formTotal = ({ shape, scores, total }: ChooseForm): number | undefined =>
  totalScore(shape, scores) ?? total

const FULL = 500
export const MOST_CODES = 5
const MOST_PROVINCES = 10

/** Missing and invalid parts before a recommendation, in words for each part. */
export const formProblems = (form: ChooseForm): Readonly<Record<string, string>> => {
  const { shape, scores, codes, provinces } = form
  const total = formTotal(form)
  const isTotalWrong = total !== undefined && (!Number.isInteger(total) || total < 0 || total > FULL)
  return {
    ...scoreProblems(shape, scores),
    ...(total === undefined && { total: '请填写各科预估分' }),
    ...(isTotalWrong && { total: `总分请填 0 到 ${FULL} 的整数` }),
    ...(codes.length === 0 && { codes: '请至少选择一个专业' }),
    ...(codes.length > MOST_CODES && { codes: `最多选择 ${MOST_CODES} 个专业` }),
    ...(provinces.length > MOST_PROVINCES && { provinces: `最多选择 ${MOST_PROVINCES} 个省份` }),
  }
}
