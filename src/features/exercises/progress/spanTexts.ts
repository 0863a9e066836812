import type { SpanKind } from '@/domain/progress/studySpans'

/** The choice of the bars' period. */
export const spanTexts: readonly { readonly key: SpanKind; readonly text: string }[] = [
  { key: 'day', text: '按天' },
  { key: 'week', text: '按周' },
  { key: 'month', text: '按月' },
]

/** Name of the current span. */
const NOW: Readonly<Record<SpanKind, string>> = { day: '今天', week: '本周', month: '本月' }

const monthOf = (from: string): number => Number(from.slice(5, 7))
const dayOf = (from: string): number => Number(from.slice(8, 10))

const NAMES: Readonly<Record<SpanKind, (from: string) => string>> = {
  day: (from) => `${monthOf(from)}月${dayOf(from)}日`,
  week: (from) => `${monthOf(from)}月${dayOf(from)}日那周`,
  month: (from) => `${from.slice(0, 4)}年${monthOf(from)}月`,
}

/** The name of a span by its first day: 今天, 11月20日, 11月16日那周, 2026年10月. */
export const spanName = (per: SpanKind, from: string, isNow: boolean): string =>
  isNow ? NOW[per] : NAMES[per](from)

/** The first and the last bar, as 11-22 or 2026-11. */
export const spanMarks = (spans: readonly { readonly from: string }[], per: SpanKind): string[] =>
  [spans[0], spans[spans.length - 1]].map(
    (span) => (per === 'month' ? span?.from.slice(0, 7) : span?.from.slice(5)) ?? '',
  )
