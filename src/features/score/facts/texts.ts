import type { LineRule } from '@/domain/estimate/lineCheck'

export const resultWords: Readonly<Record<LineRule['result'], string>> = {
  pass: '过线',
  maybe: '可能过线',
  fail: '未过线',
}

export const degreeWords = { academic: '学硕', professional: '专硕' } as const

const SHANGHAI_MS = 8 * 3_600_000

/** A day in China: 4月8日. */
export const dayWords = (time: number): string => {
  const china = new Date(time + SHANGHAI_MS)
  return `${china.getUTCMonth() + 1}月${china.getUTCDate()}日`
}
