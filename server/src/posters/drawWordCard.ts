import type { SharedResult } from '@/contracts/word/shares'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { drawFigureCard } from './drawFigureCard'

/** A shared vocabulary result as a picture: the figures, and a code that leads to `link`. */
export const drawWordCard = (result: SharedResult, link: string, width?: number): string =>
  drawFigureCard(
    {
      heading: '考研单词打卡',
      title: result.nickname,
      day: dateOfStudyDay(studyDay(result.sharedAt)),
      figures: [
        { value: String(result.words), label: '今天背的词' },
        { value: `${result.accuracy}%`, label: '正确率' },
        { value: String(result.days), label: '连续天数' },
        { value: String(result.known), label: '已掌握的词' },
      ],
      invitation: '扫一扫，和我一起背',
      promise: '按考试日期排好每一天',
      link,
    },
    width,
  )
