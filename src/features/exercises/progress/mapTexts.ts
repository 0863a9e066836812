import type { LearningMap, MapStage, MapTask } from '@/contracts/progress/learningMap'
import type { MapTaskKind } from '@/domain/progress/mapTaskKinds'
import type { Query } from '@/lib/query'
import type { RouteId } from '@/routes/table'

interface TaskWords {
  /** The demand without its subject. */
  readonly ask: (amount: number) => string
  readonly unit: string
  /** The page on which it is done, and what it is opened with beside the subject. */
  readonly route: RouteId
  readonly given?: Query
}

const words: Readonly<Record<MapTaskKind, TaskWords>> = {
  words: { ask: (amount) => `学过 ${amount} 个单词`, unit: '个', route: 'vocabularyIndex' },
  lessons: { ask: (amount) => `课程学完 ${amount}%`, unit: '%', route: 'studyCenter' },
  recite: { ask: (amount) => `背过 ${amount} 个要点`, unit: '个', route: 'superMemory' },
  practice: {
    ask: (amount) => `刷 ${amount} 道题`,
    unit: '题',
    route: 'exercisesBrushTopic',
    given: { kind: 'practice' },
  },
  ability: { ask: (amount) => `能力测试 ${amount} 次`, unit: '次', route: 'exercisesCombatAbilityTest' },
  synthesis: { ask: (amount) => `综合测试 ${amount} 次`, unit: '次', route: 'exercisesSynthesisTest' },
  paper: { ask: (amount) => `整套卷 ${amount} 次`, unit: '次', route: 'exercisesExamDetail' },
  mock: { ask: (amount) => `全网模考 ${amount} 次`, unit: '次', route: 'exercisesCombatNetwork' },
}

/** Demand of a task. */
export const taskAsk = ({ kind, amount }: MapTask): string => words[kind].ask(amount)

/** Demand and subject of a task. */
export const taskTitle = (task: MapTask): string =>
  task.subject ? `${task.subject.name} · ${taskAsk(task)}` : taskAsk(task)

/** Its subject, and how far it is. */
export const taskNote = ({ kind, amount, done, subject }: MapTask): string => {
  const { unit } = words[kind]
  const far = unit === '%' ? `已完成 ${done}% / ${amount}%` : `已完成 ${done} / ${amount} ${unit}`
  return subject ? `${subject.name} · ${far}` : far
}

/** The page of a task. */
export const taskPlace = ({ kind, subject }: MapTask): readonly [RouteId, Query] => [
  words[kind].route,
  { ...(subject && { subject: subject.code }), ...words[kind].given },
]

/** A day as 11月23日, with its year where that is not this one. */
export const dayText = (date: string, today: string): string => {
  const day = `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${date.slice(0, 4)}年${day}`
}

/** From when to when a stage is, as 2026年11月23日 至 2027年10月3日; one year is said once. A past one has no dates of its own. */
export const stageDates = ({ from, to, isPast }: MapStage): string =>
  isPast ? '这一阶段已过，任务随后面的计划一起补' : `${dayText(from, '')} 至 ${dayText(to, from)}`

/** The mark of a stage, in words as well as colour. */
export const stageMark = ({ isNow, isPast, taskCount, doneCount }: MapStage): string => {
  if (taskCount > 0 && doneCount >= taskCount) return '已完成'
  if (isPast) return '待补'
  return isNow ? '进行中' : ''
}

/** Whether one is ahead or behind, kindly. */
export const standText = ({ behind, ahead, next }: LearningMap): string => {
  if (!next) return '地图上的任务全部完成了，保持手感就好'
  if (behind > 0) return `前几周还有 ${behind} 个任务没做。不用一次补完，今天先做一个就好`
  if (ahead > 0) return `比计划快，后面的任务已经做完 ${ahead} 个`
  return '正好跟得上计划，按自己的节奏来'
}
