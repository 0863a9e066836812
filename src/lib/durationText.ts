const MINUTE = 60

/** Seconds as 8分20秒; whole hours drop the seconds. */
export const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / MINUTE)
  if (minutes >= MINUTE) return `${Math.floor(minutes / MINUTE)}小时${minutes % MINUTE}分`
  return minutes > 0 ? `${minutes}分${Math.round(seconds % MINUTE)}秒` : `${Math.round(seconds)}秒`
}
