import type { PointRow } from '@/contracts/course/points'
import { masteryLevel, type MasteryLevel } from '@/domain/courses/mastery'

interface MasteryText {
  readonly text: string
  readonly tone: 'plain' | 'warning' | 'brand' | 'success'
}

const TEXTS: Readonly<Record<MasteryLevel, MasteryText>> = {
  unknown: { text: '暂无课程', tone: 'plain' },
  new: { text: '未开始', tone: 'warning' },
  learning: { text: '学习中', tone: 'brand' },
  mastered: { text: '已掌握', tone: 'success' },
}

/** How far a point is mastered, in a word and its tone. */
export const masteryText = (point: Pick<PointRow, 'lessons' | 'done'>): MasteryText =>
  TEXTS[masteryLevel(point)]

/** How often a point is examined. */
export const weightText: Readonly<Record<PointRow['weight'], string>> = {
  1: '偶尔考',
  2: '常考',
  3: '高频',
}
