import type { DatedTally, Tally } from '@/contracts/progress/tally'
import { type SpanKind } from '@/domain/progress/studySpans'
import { durationFigure, durationText } from '@/lib/durationText'
import { percentText } from '../knowledge/masteryTexts'
import { spanName } from './spanTexts'

const MINUTE = 60

/** All the time of a span, in seconds. */
export const secondsOf = ({ lessonSeconds, wordSeconds, questionSeconds }: Tally): number =>
  lessonSeconds + wordSeconds + questionSeconds

/** Seconds as the whole minutes of a bar, rounded up. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / MINUTE)

/** The share of right answers in words; without answers there is none. */
export const accuracyText = ({ answers, right }: Tally): string =>
  answers === 0 ? '—' : percentText(right / answers)

/** The share before, to hold the one of now against. */
export const accuracyBefore = (before: Tally): string =>
  before.answers === 0 ? '上期没有做题' : `上期 ${accuracyText(before)}`

/** A time as its one figure, in words. */
export const timeFigureText = (seconds: number): string => {
  const { value, unit } = durationFigure(seconds)
  return `${value} ${unit}`
}

/** Says a number with its unit. */
export const counted =
  (unit: string) =>
  (value: number): string =>
    `${value} ${unit}`

/** Whether anything was studied at all. */
export const isEmptyTally = (tally: Tally): boolean =>
  secondsOf(tally) + tally.lessons + tally.words + tally.answers === 0

interface Change {
  readonly change: string
  readonly trend: 'up' | 'down' | 'flat'
}

/** How a figure changed against the one before, in words. */
export const changeOf = (now: number, before: number, textOf: (value: number) => string): Change => {
  if (now === before) return { change: '和上期一样', trend: 'flat' }
  return now > before
    ? { change: `比上期多 ${textOf(now - before)}`, trend: 'up' }
    : { change: `比上期少 ${textOf(before - now)}`, trend: 'down' }
}

const sumOf = (spans: readonly DatedTally[], figure: (tally: Tally) => number): number =>
  spans.reduce((sum, span) => sum + figure(span), 0)

/** The period with the largest figure, in words; empty without data. */
const peakText = (
  spans: readonly DatedTally[],
  figure: (tally: Tally) => number,
  textOf: (span: DatedTally, value: number) => string,
): string => {
  const [first, ...others] = spans.filter((span) => figure(span) > 0)
  if (!first) return ''
  const most = others.reduce((best, one) => (figure(one) > figure(best) ? one : best), first)
  return textOf(most, figure(most))
}

interface Shown {
  readonly per: SpanKind
  /** Whether the last span is that of now. */
  readonly endsNow: boolean
}

/** Text alternatives of study charts. */
export const chartTexts = (spans: readonly DatedTally[], { per, endsNow }: Shown) => {
  const nameOf = (span: DatedTally): string =>
    spanName(per, span.from, endsNow && span === spans[spans.length - 1])
  const peak = (figure: (tally: Tally) => number, textOf: (value: number) => string): string =>
    peakText(spans, figure, (span, value) => `；最多的是${nameOf(span)}，${textOf(value)}`)
  const seconds = sumOf(spans, secondsOf)
  const words = sumOf(spans, (tally) => tally.words)
  const answers = sumOf(spans, (tally) => tally.answers)
  const right = sumOf(spans, (tally) => tally.right)
  return {
    time:
      seconds > 0
        ? `共学了 ${durationText(seconds)}${peak(secondsOf, durationText)}`
        : '这段时间没有学习记录',
    words:
      words > 0
        ? `共背 ${words} 词次${peak(
            (tally) => tally.words,
            (value) => `${value} 词`,
          )}`
        : '这段时间没有背单词',
    questions:
      answers > 0
        ? `答了 ${answers} 题，答对 ${right} 题，正确率 ${percentText(right / answers)}${peak(
            (tally) => tally.answers,
            (value) => `${value} 题`,
          )}`
        : '这段时间没有做题',
  }
}
