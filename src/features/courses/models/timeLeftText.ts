import { countdownParts } from '@/ui/countdownParts'

/** The time that is left of an hour or less, in words: a bare clock is read as a time of day. */
export const timeLeftText = (leftMs: number): string => {
  const { minutes, seconds } = countdownParts(leftMs)
  return `还剩 ${Number(minutes)} 分 ${Number(seconds)} 秒`
}
