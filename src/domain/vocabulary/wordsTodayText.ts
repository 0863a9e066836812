/** Today's words in figures, from the backend. */
interface WordsToday {
  readonly planned: boolean
  readonly newLeft: number
  readonly due: number
  readonly streak: number
}

/** Today's words in one line, for the home tab and the study centre. */
export const wordsTodayText = ({ planned, newLeft, due, streak }: WordsToday): string => {
  if (!planned) return '还没有计划，定一个从今天开始'
  if (newLeft + due > 0) return `新词 ${newLeft} 个，复习 ${due} 个`
  return `今天的背完了，连续 ${streak} 天`
}
