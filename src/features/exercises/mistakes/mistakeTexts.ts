import type { MistakeRow, MistakeState } from '@/contracts/exercise/mistakes'
import { nextDueText } from '@/domain/memory/nextDueText'
import { studyDay } from '@/domain/memory/studyDay'
import { type MistakeCause, mistakeCauseKeys, mistakeCauses } from '@/domain/mistakes/mistakeCauses'
import { mistakeReasons } from '@/domain/mistakes/mistakeReasons'

/** States of questions in the book, as choices. */
export const stateChoices: readonly { key: MistakeState; text: string }[] = [
  { key: 'open', text: '未掌握' },
  { key: 'due', text: '到期' },
  { key: 'mastered', text: '已掌握' },
  { key: 'removed', text: '已移除' },
]

export const causeChoices: readonly { key: MistakeCause; text: string }[] = mistakeCauseKeys.map((key) => ({
  key,
  text: mistakeCauses[key],
}))

/** When a question comes back, as a day. */
const dueText = ({ due, isMastered, isRemoved }: MistakeRow, now: number): string => {
  if (isRemoved) return '已移除'
  if (isMastered) return '已掌握'
  const days = studyDay(due) - studyDay(now)
  return days <= 0 ? '今天到期' : `${nextDueText({ days, minutes: 0 })}后再做`
}

/** Note below the stem in a list. */
export const mistakeNote = (row: MistakeRow, now: number): string =>
  [
    mistakeReasons[row.reason].text,
    row.times > 1 ? `错过 ${row.times} 次` : '',
    row.cause ? mistakeCauses[row.cause] : '',
    row.hasNote ? '有笔记' : '',
    dueText(row, now),
  ]
    .filter(Boolean)
    .join(' · ')
