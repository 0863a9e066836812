import type { Mock, MockResult } from '@/contracts/exercise/mocks'
import type { MockSeries } from '@/domain/mocks/mockSeries'
import type { MockState } from '@/domain/mocks/mockTimes'

const DAY = 86_400_000
const CHINA_AHEAD = 8 * 3_600_000
const WEEKDAYS = '日一二三四五六'

const stateNames: Readonly<Record<MockState, string>> = {
  running: '进行中',
  open: '报名中',
  upcoming: '未开始',
  ended: '已结束',
}

/** The badge of an exam: an own reservation takes precedence over open registration. */
export const badgeOf = ({ state, isJoined }: Mock): string =>
  state === 'open' && isJoined ? '已报名' : stateNames[state]

/** A moment as `11月28日 周六 14:00`, by the clock of the exam, which is China's. */
export const momentText = (at: number): string => {
  const there = new Date(at + CHINA_AHEAD)
  const two = (value: number): string => String(value).padStart(2, '0')
  const weekday = WEEKDAYS[there.getUTCDay()] ?? ''
  const time = `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`
  return `${there.getUTCMonth() + 1}月${there.getUTCDate()}日 周${weekday} ${time}`
}

/** The number of a day in China. */
const dayOf = (at: number): number => Math.floor((at + CHINA_AHEAD) / DAY)

const daysText = (days: number): string => ['今天开考', '明天开考'][days] ?? `还有 ${days} 天开考`

/** Subtitle of an exam. */
export const factsOf = ({ questionCount, points, minutes }: Mock): string =>
  `${questionCount} 题 · 满分 ${points} · ${minutes} 分钟`

/** Advice by the state of an exam. */
export const adviceOf = (mock: Mock, now: number): string => {
  const { state, isJoined, hasEntered, hasEnded, startsAt, lateUntil, opensAt } = mock
  if (state === 'upcoming') return `${momentText(opensAt)} 开放报名`
  if (state === 'ended') return hasEntered ? '成绩和解析已出' : '没有参加这一场'
  if (state === 'open') {
    const left = daysText(dayOf(startsAt) - dayOf(now))
    return isJoined ? `已报名，${left}，到点回来进入` : `${left}，报名后到点进入`
  }
  if (hasEnded) return '已交卷，全网结束后出成绩'
  if (hasEntered) return '正在作答，时间照走'
  return now < lateUntil ? '已经开考，还可以进入，结束时间不变' : '已经过了入场时间'
}

/** The one action of an exam's state, or none. */
export const stepOf = (
  { state, isJoined, hasEntered, hasEnded, lateUntil }: Mock,
  now: number,
): 'join' | 'enter' | 'report' | undefined => {
  if (state === 'ended') return hasEntered ? 'report' : undefined
  if (state === 'open') return isJoined ? undefined : 'join'
  if (state !== 'running') return undefined
  if (hasEnded) return 'report'
  if (hasEntered) return 'enter'
  if (now >= lateUntil) return undefined
  return isJoined ? 'enter' : 'join'
}

/** The names of the two series. */
export const seriesTexts: Readonly<Record<MockSeries, { readonly about: string; readonly empty: string }>> = {
  mock: {
    about:
      '全国考生同一份卷、同一时间开考、同一时间结束。先报名，到点进入；全网结束后出名次、分布和解析。几份卷按周轮换，每场都写着用哪一份；你考过的卷，再考一次名次只作参考。',
    empty: '模考还在安排',
  },
  evaluation: {
    about:
      '二十分钟的小测评，每周一次，全国考生做同一份题。先报名，到点进入；结束后看自己在全网的位置。几份卷按周轮换，每场都写着用哪一份；你做过的卷，再做一次名次只作参考。',
    empty: '测评还在安排',
  },
}

/** A share in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100)

/** The rank of a result, in a sentence. */
export const standingText = ({ rank, learners, below, average }: MockResult): string =>
  `${learners} 人参加，你排第 ${rank}，超过 ${percentOf(below)}% 的考生；全网平均 ${average} 分`
