import type { HideLevel } from '@/domain/recitation/blanks'
import { type Standing, standingOf } from '@/domain/recitation/standing'
import type { Grade } from '@/domain/memory/eventTypes'
import type { MemoryState } from '@/domain/memory/memoryState'
import { studyDay } from '@/domain/memory/studyDay'
import type { ScheduledPassage } from './PassageBook'

/** Ways to hide a passage, as a choice. */
export const levelTexts: readonly { key: HideLevel; text: string }[] = [
  { key: 'none', text: '通读' },
  { key: 'keys', text: '遮关键词' },
  { key: 'firsts', text: '只留句首' },
]

/** Names of the grades. */
export const gradeTexts = { again: '忘了', hard: '模糊', good: '记得', easy: '很熟' } as const

const counted = (given: readonly Grade[], grade: Grade): number => given.filter((one) => one === grade).length

/** How a run went. */
export const runText = (given: readonly Grade[]): string =>
  [
    `背了 ${given.length} 次`,
    ...([4, 3, 2, 1] as const)
      .map((grade, at) => ({ name: ['很熟', '记得', '模糊', '忘了'][at], count: counted(given, grade) }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${name} ${count}`),
  ].join(' · ')

/** Number of passages by status. */
export type StandingTally = Readonly<Record<Standing, number>>

type States = ReadonlyMap<string, MemoryState>

/** Counts passages by status. */
export const tallyOf = (
  passages: readonly ScheduledPassage[],
  states: States,
  now: number,
): StandingTally => {
  const tally = { new: 0, late: 0, due: 0, later: 0 }
  for (const { passageId } of passages) tally[standingOf(states.get(passageId), now)] += 1
  return tally
}

/** How many of some passages are to be recited today. */
export const dueIn = ({ late, due }: StandingTally): number => late + due

/** Chapter summary in a list. */
export const chapterText = (tally: StandingTally): string => {
  const due = dueIn(tally)
  const parts = [tally.new ? `还没背 ${tally.new} 条` : '都背过了', due ? `今天到期 ${due} 条` : '']
  return parts.filter(Boolean).join(' · ')
}

const DAYS = ['今天', '明天', '后天']

/** Number of passages due today and on each of the days after it; overdue ones count today. */
export const comingDays = (states: States, now: number, days: number): readonly number[] => {
  const today = studyDay(now)
  const counts = Array.from({ length: days }, () => 0)
  for (const { due, suspended } of states.values()) {
    const at = Math.max(0, studyDay(due) - today)
    if (!suspended && at < days) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The same, read out. */
export const comingText = (counts: readonly number[]): string => {
  const told = counts.flatMap((count, at) => (count ? `${DAYS[at] ?? `${at} 天后`} ${count} 条` : []))
  return told.length
    ? `接下来 ${counts.length} 天：${told.join('，')}`
    : `接下来 ${counts.length} 天没有到期的`
}

/** Labels below the days. */
export const comingMarks = (days: number): readonly string[] =>
  Array.from({ length: days }, (_unused, at) => DAYS[at] ?? `${at}天`)
