import type { ChooseReport } from '@/contracts/choose/insights'
import { bandNames } from '@/domain/chance/chanceBand'
import type { ChooseReportPicture } from '../../../posters/drawChooseReport'
import { dayOf } from '../consult/consultTimes'

/** Contents of a report's long picture. */
export const reportPicture = (report: ChooseReport, link: string): ChooseReportPicture => {
  const { years, reasons, others, advice } = report
  const yearLines = years.flatMap(({ year, line, nationalLine }) =>
    line === null
      ? []
      : [`${year} 年 ${line} 分${nationalLine === null ? '' : `，国家线 ${nationalLine} 分`}`],
  )
  return {
    school: report.school,
    major: report.major,
    band: bandNames[report.band],
    headline: report.headline,
    total: report.total,
    day: dayOf(report.madeAt),
    isSample: report.isSample,
    parts: [
      { title: '为什么', lines: reasons },
      { title: report.isSample ? '历年分数线（示例数据）' : '历年分数线', lines: yearLines },
      { title: '同专业可以一起看', lines: others.map(({ title, text }) => `${title}：${text}`) },
      { title: '接下来', lines: advice },
    ],
    source: report.isSample ? `${report.source}；本专业数字为示例数据` : report.source,
    link,
  }
}
