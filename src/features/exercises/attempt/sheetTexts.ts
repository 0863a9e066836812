import type { SheetCell } from '@/domain/attempt/answerSheet'
import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import type { AttemptPolicy } from '@/domain/attempt/policies'

type Ending = Pick<AttemptPolicy, 'feedback' | 'order'>

/** The label to end an attempt: practices and adaptive tests have no paper to hand in. */
export const endText = (policy: Ending): string => {
  if (keyFollowsAnswer(policy)) return '结束练习'
  return policy.order === 'adaptive' ? '结束测评' : '交卷'
}

/** Texts of the hand-in dialog: consequence and confirmation. */
export const endSheetTexts = (policy: Ending): { readonly what: string; readonly confirm: string } => {
  if (keyFollowsAnswer(policy))
    return { what: '结束后看这一组的得分和解析，不能再接着做。', confirm: '结束，看结果' }
  return policy.order === 'adaptive'
    ? {
        what: '结束后按答过的题出报告，题越少越不准，不能再接着测。想歇一会儿可以直接离开，回来接着测。',
        confirm: '结束，看报告',
      }
    : { what: '交卷后不能再改。', confirm: '确认交卷' }
}

/** How a cell of the answer sheet is said, by its state. */
export const cellTexts: Readonly<Record<SheetCell['state'], string>> = {
  unanswered: '未答',
  answered: '已答',
  right: '答对',
  part: '部分对',
  wrong: '答错',
  empty: '未答',
  open: '待自评',
}

/** The states of cells in the order of a legend; states with the same look and name appear once. */
export const legendOf = (cells: readonly SheetCell[]): readonly SheetCell['state'][] => {
  const shown = new Set<SheetCell['state']>(
    cells.map(({ state }) => (state === 'empty' ? 'unanswered' : state)),
  )
  return (Object.keys(cellTexts) as SheetCell['state'][]).filter((state) => shown.has(state))
}

/** The whole of a cell in words. */
export const cellText = ({ no, state, isMarked, isGuessed }: SheetCell, isCurrent: boolean): string =>
  [`第 ${no} 题`, cellTexts[state], isMarked && '已标记', isGuessed && '猜的', isCurrent && '当前']
    .filter(Boolean)
    .join('，')

/** Which cells are looked for. */
export const sheetFilters = {
  all: { text: '全部', fits: () => true },
  unanswered: { text: '未答', fits: ({ state }: SheetCell) => state === 'unanswered' || state === 'empty' },
  marked: { text: '标记', fits: ({ isMarked }: SheetCell) => isMarked },
  guessed: { text: '猜的', fits: ({ isGuessed }: SheetCell) => isGuessed },
  wrong: { text: '没全对', fits: ({ state }: SheetCell) => state === 'wrong' || state === 'part' },
} as const
export type SheetFilter = keyof typeof sheetFilters
