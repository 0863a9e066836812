import { dateOfStudyDay } from '@/domain/memory/studyDay'
import { periodDays, type ReportPeriod } from '@/domain/progress/reportPeriods'
import { drawFigureCard } from './drawFigureCard'

/** Contents of a report picture. */
export interface ReportCard {
  readonly per: ReportPeriod
  /** The study day on which it was made. */
  readonly day: number
  readonly minutes: number
  readonly words: number
  readonly answers: number
  readonly right: number
  readonly streak: number
}

const HOUR = 60
const PERCENT = 100

const timeText = (minutes: number): string =>
  minutes < HOUR ? `${minutes}分钟` : `${Math.floor(minutes / HOUR)}小时${minutes % HOUR}分`

/** A study report as a picture: figures without a name, and a code that leads to `link`. */
export const drawStudyCard = (card: ReportCard, link: string, width?: number): string => {
  const { per, day, minutes, words, answers, right, streak } = card
  const days = periodDays[per]
  return drawFigureCard(
    {
      heading: '我的考研学习报告',
      title: `最近 ${days} 天`,
      day: `${dateOfStudyDay(day - days + 1)} 至 ${dateOfStudyDay(day)}`,
      figures: [
        { value: timeText(minutes), label: '学习时间' },
        { value: String(words), label: '背过的词' },
        {
          value: String(answers),
          label: answers > 0 ? `做过的题，对 ${Math.round((right * PERCENT) / answers)}%` : '做过的题',
        },
        { value: String(streak), label: '连续天数' },
      ],
      invitation: '扫一扫，一起备考',
      promise: '每天做什么，地图上都有',
      link,
    },
    width,
  )
}
