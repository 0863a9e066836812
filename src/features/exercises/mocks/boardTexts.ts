import { type Board, boards } from '@/domain/ranks/boards'
import type { RankPeriod } from '@/domain/ranks/spanOf'

const periodNames: Readonly<Record<RankPeriod, string>> = {
  day: '今日',
  week: '本周',
  month: '本月',
  all: '总榜',
}

/** The boards as tabs. */
export const boardTabs = Object.entries<Board>(boards)
  .filter(([, { of }]) => of !== 'rows')
  .map(([key, { title }]) => ({ key, text: title }))

/** The periods of a board to choose between. */
export const periodItems = ({ periods }: Board) => periods.map((key) => ({ key, text: periodNames[key] }))

const counted: Readonly<Record<Board['measure'], string>> = {
  points: '按系统判分的得分排名，自评的主观题不计',
  right: '按答对的题数排名',
  minutes: '按学习分钟数排名',
  days: '按打卡天数排名',
}

/** The rule and participant count of a board. */
export const ruleOf = (measure: Board['measure'], learners: number): string =>
  `共 ${learners} 人上榜。${counted[measure]}；分数相同名次并列，先达到的在前。交卷后几分钟内更新`
