/** How the first exam is divided: four papers, three with one of 300 marks, or two of the management exam. */
export const examShapes = {
  four: [
    { key: 'politics', name: '政治', full: 100 },
    { key: 'foreign', name: '外语', full: 100 },
    { key: 'first', name: '业务课一', full: 150 },
    { key: 'second', name: '业务课二', full: 150 },
  ],
  three: [
    { key: 'politics', name: '政治', full: 100 },
    { key: 'foreign', name: '外语', full: 100 },
    { key: 'first', name: '专业基础综合', full: 300 },
  ],
  two: [
    { key: 'first', name: '管理类综合能力', full: 200 },
    { key: 'foreign', name: '外语', full: 100 },
  ],
} as const

export type ExamShape = keyof typeof examShapes
export const examShapeNames = ['four', 'three', 'two'] as const
export const paperKeys = ['politics', 'foreign', 'first', 'second'] as const
export type PaperKey = (typeof paperKeys)[number]
export type PaperScores = Readonly<Partial<Record<PaperKey, number | undefined>>>

interface ShapePaper {
  readonly key: PaperKey
  readonly name: string
  readonly full: number
}

export const papersOfShape = (shape: ExamShape): readonly ShapePaper[] => examShapes[shape]

/** The shape of an exam out of the number of its papers; the catalogue gives it as `units`. */
export const shapeOfUnits = (units: number | null | undefined): ExamShape =>
  units === 2 ? 'two' : units === 3 ? 'three' : 'four'

/** A paper as the catalogue of exam units names it. */
interface NamedPaper {
  readonly code: string
  readonly full: number
}

/** The shape of the exam that papers belong to: one of 200 or 300 marks decides. */
export const shapeOfPapers = (papers: readonly NamedPaper[]): ExamShape =>
  papers.some(({ full }) => full === 300) ? 'three' : papers.some(({ full }) => full === 200) ? 'two' : 'four'

const KEY_OF_CODE: Readonly<Record<string, PaperKey>> = { '1': 'politics', '2': 'foreign', '3': 'first' }

/** Which paper of a shape a unit is, by its code (1xx politics, 2xx foreign languages, others majors) and full marks; undefined where the shape has none. */
export const paperKeyOf = (shape: ExamShape, { code, full }: NamedPaper): PaperKey | undefined => {
  const key = full > 150 ? 'first' : (KEY_OF_CODE[code.charAt(0)] ?? 'second')
  return papersOfShape(shape).find((paper) => paper.key === key && paper.full === full)?.key
}

export const fullMarksOf = (shape: ExamShape): number =>
  papersOfShape(shape).reduce((sum, { full }) => sum + full, 0)

/** The total of a form; undefined while a paper has no score. */
export const totalScore = (shape: ExamShape, scores: PaperScores): number | undefined => {
  let total = 0
  for (const { key } of papersOfShape(shape)) {
    const score = scores[key]
    if (score === undefined) return undefined
    total += score
  }
  return total
}

/** Validates each score; messages by field. */
export const scoreProblems = (
  shape: ExamShape,
  scores: PaperScores,
): Readonly<Partial<Record<PaperKey, string>>> =>
  Object.fromEntries(
    papersOfShape(shape).flatMap(({ key, name, full }) => {
      const score = scores[key]
      if (score === undefined) return []
      if (!Number.isInteger(score) || score < 0) return [[key, `${name}请填 0 到 ${full} 的整数`]]
      return score > full ? [[key, `${name}满分 ${full} 分，请重新填写`]] : []
    }),
  )

/** Papers that miss the single-subject line of the national line, in the order of the exam. */
export const missedPapers = (
  shape: ExamShape,
  scores: PaperScores,
  { hundred, above }: { readonly hundred: number | null; readonly above: number | null },
): { readonly paper: string; readonly score: number; readonly line: number }[] =>
  papersOfShape(shape).flatMap(({ key, name, full }) => {
    const score = scores[key]
    const line = full === 100 ? hundred : above
    return score !== undefined && line !== null && score < line ? [{ paper: name, score, line }] : []
  })
