/** Codes of problems in a typed paper or in a table of one. */
export type PaperReason =
  | 'empty'
  | 'columns'
  | 'unread'
  | 'quotes'
  | 'heading'
  | 'kind'
  | 'marks'
  | 'options'
  | 'no'
  | 'order'
  | 'keyCount'
  | 'several'
  | 'letters'
  | 'rubric'
  | 'rubricSum'
  | 'rubricLines'
  | 'many'
  | 'long'
  | 'total'

/** A problem with its line; `found` and `needed` are what its sentence names. */
export interface PaperProblem {
  readonly line: number
  readonly reason: PaperReason
  readonly found: string
  readonly needed: string
}

type Sentence = (found: string, needed: string) => string

const CHINESE: Readonly<Record<PaperReason, Sentence>> = {
  empty: () => '没有读到题目',
  columns: (found) => `表头缺少 ${found} 列`,
  unread: (found) => `看不懂“${found}”`,
  quotes: () => '英文引号没有成对，单元格里的引号要写两遍',
  heading: () => '答案前面要先写题型和分值，例如“单选 1分”',
  kind: (found) => `题型“${found}”有误，只能是单选、多选或主观`,
  marks: (found) => `分值“${found}”有误，应为 0.5 到 100，以 0.5 递增`,
  options: (found) => `选项数“${found}”有误，应为 2 到 7`,
  no: (found) => `题号“${found}”有误`,
  order: (found, needed) => `题号应从 ${needed} 接着写，现为 ${found}`,
  keyCount: (found, needed) => `应有 ${needed} 个答案，现有 ${found} 个`,
  several: (found) => `第 ${found} 题是单选，只能有一个答案`,
  letters: (found, needed) => `第 ${found} 题只有选项 A–${needed}`,
  rubric: (found) => `评分点“${found}”有误，应写成“内容=分数”`,
  rubricSum: (found, needed) => `评分点合计 ${found} 分，应为 ${needed} 分`,
  rubricLines: (_found, needed) => `一道题最多 ${needed} 个评分点`,
  many: (_found, needed) => `一份试卷最多 ${needed} 题`,
  long: (found, needed) => `“${found}…”太长，最多 ${needed} 个字`,
  total: (found, needed) => `试卷总分 ${found} 有误，应为不超过 ${needed} 的整数`,
}

/** A problem in Chinese, with its line where it has one. */
export const chineseProblem = ({ line, reason, found, needed }: PaperProblem): string =>
  `${line > 0 ? `第 ${line} 行：` : ''}${CHINESE[reason](found, needed)}`
