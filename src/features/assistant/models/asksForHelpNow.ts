/** The words of content/assistant-safety.json: where no backend answers, a device must know them itself. */
const WORDS =
  `自杀 轻生 不想活 想死 结束生命 结束自己的生命 了结自己 了结生命 活不下去 割腕 跳楼 从楼上跳 从楼顶跳 自残 吞安眠药 一了百了 不如死了 死了算了
  活着没意思 活着好没意思 活着真没意思 活着没有意义 活着太累 离开这个世界 想结束这一切`.split(/\s+/)
const PHRASES = /想死[记背磕]|年轻生/g

/** Whether a question speaks of ending one's life. */
export const asksForHelpNow = (question: string): boolean => {
  const meant = question.replace(/\s/g, '').replace(PHRASES, '')
  return WORDS.some((word) => meant.includes(word))
}
