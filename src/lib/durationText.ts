const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds as 8分20秒; whole hours drop the seconds. */
export const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / MINUTE)
  if (minutes >= MINUTE) return `${Math.floor(minutes / MINUTE)}小时${minutes % MINUTE}分`
  return minutes > 0 ? `${minutes}分${Math.round(seconds % MINUTE)}秒` : `${Math.round(seconds)}秒`
}

/** Seconds as one large figure with its unit: 16 分钟, 1.5 小时. */
export const durationFigure = (seconds: number): { readonly value: number; readonly unit: string } => {
  if (seconds < MINUTE) return { value: Math.round(seconds), unit: '秒' }
  if (seconds < HOUR) return { value: Math.round(seconds / MINUTE), unit: '分钟' }
  return { value: Math.round((seconds / HOUR) * 10) / 10, unit: '小时' }
}
