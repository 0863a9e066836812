import { drawFigureCard } from '../../../posters/drawFigureCard'
import type { ScoreCard } from './ScoreCards'

const LINES: Readonly<Record<ScoreCard['line'], string>> = {
  none: '待公布',
  pass: '过线',
  maybe: '可能过线',
  fail: '未过线',
}

/** A total report as a picture: figures without a person, and a code that leads to `link`. */
export const drawScoreCard = (card: ScoreCard, link: string, width?: number): string => {
  const { low, high, full, line, year, rank, people } = card
  return drawFigureCard(
    {
      heading: '我的考研估分',
      title: `${low === high ? low : `${low}–${high}`} 分`,
      day: '按参考答案和自评估算，以官方成绩为准',
      figures: [
        { value: `${full} 分`, label: '满分' },
        { value: LINES[line], label: year > 0 ? `对照 ${year} 年国家线` : '国家线' },
        { value: rank > 0 ? `第 ${rank} 名` : '–', label: '同专业估分' },
        { value: `${people} 人`, label: rank > 0 ? '参与排名' : '参与估分' },
      ],
      invitation: '扫一扫，你也来估分',
      promise: '对答案、看国家线和排名',
      link,
    },
    width,
  )
}
