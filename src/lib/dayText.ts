const WEEKDAYS = '日一二三四五六'
const CHINA_MS = 8 * 60 * 60 * 1000

/** A moment in China for a list: `11月25日 周三 20:00`. */
export const dayText = (time: number): string => {
  const china = new Date(time + CHINA_MS)
  const clock = china.toISOString().slice(11, 16)
  return `${china.getUTCMonth() + 1}月${china.getUTCDate()}日 周${WEEKDAYS[china.getUTCDay()] ?? ''} ${clock}`
}
