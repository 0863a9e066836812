import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { buildAddress } from '@/routes/buildUrl'
import { markdownText } from '../../../authoring/texts/markdownText'

/** More weak points than that are not worked on at once. */
const MOST_WEAK = 3

type Told = Pick<AttemptReport, 'earned' | 'points' | 'open' | 'outcomes' | 'knowledge' | 'weakest'> & {
  readonly attempt: Pick<AttemptReport['attempt'], 'title'>
}
type Point = AttemptReport['knowledge'][number]

const counted = ({ outcomes }: Told): string => {
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const [right, empty] = [count('right'), count('empty')]
  return `${outcomes.length} 题里答对 ${right} 题${empty > 0 ? `，${empty} 题没有作答` : ''}`
}

const practice = (subject: string, point: string): string =>
  buildAddress('exercisesBrushTopic', { subject, point, kind: 'practice' })

const lineOf = ({ name, subject, right, total }: Point): string => {
  const title = markdownText(name)
  const shown = subject === undefined ? title : `[${title}](${practice(subject, name)})`
  return `- ${shown}：${total} 题答对 ${right} 题`
}

/** What lost most, the worst first. */
const weakOf = ({ knowledge }: Told): Point[] =>
  knowledge
    .filter(({ earned, points }) => earned < points)
    .sort((one, other) => other.points - other.earned - (one.points - one.earned))
    .slice(0, MOST_WEAK)

const weakPart = (report: Told): string => {
  const weak = weakOf(report)
  if (weak.length > 0) return `**丢分最多的知识点**\n\n${weak.map(lineOf).join('\n')}`
  const { weakest } = report
  if (!weakest) return ''
  return `**先补这里**：[${markdownText(weakest.point)}](${practice(weakest.subject, weakest.point)})`
}

/** A report of a learner in words: how it went, what lost most, what to do next. */
export const reportFacts = (report: Told): { readonly title: string; readonly body: string } => {
  const { attempt, earned, points, open } = report
  const waits = open > 0 ? `，还有 ${open} 分的主观题等你自评` : ''
  const lost = report.outcomes.some(({ outcome }) => outcome !== 'right')
  const next = [
    `先看[错题本](${buildAddress('exercisesMistakeBook')})里这次做错的题，说出错在哪一步`,
    '再挑一个丢分的知识点做五道题，错的隔天重做',
  ]
  return {
    title: attempt.title,
    body: [
      `这次得 ${earned} 分，满分 ${points} 分${waits}；${counted(report)}。`,
      weakPart(report),
      lost
        ? `**接下来**\n\n${next.map((step, at) => `${at + 1}. ${step}`).join('\n')}`
        : '全部答对了，可以换一份更难的卷子。',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
