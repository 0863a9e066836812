import type { LearningMap, MapTask } from '@/contracts/progress/learningMap'
import type { StudyReport } from '@/contracts/progress/studyReport'
import type { DatedTally, Tally } from '@/contracts/progress/tally'
import type { Target } from '@/contracts/progress/targets'

/** A task of the learning map. */
export const mapTask = (more: Partial<MapTask> = {}): MapTask => ({
  taskId: 'base-practice-101',
  stageId: 'base',
  stageTitle: '基础阶段',
  kind: 'practice',
  subject: { code: '101', name: '思想政治理论' },
  amount: 10,
  done: 4,
  isDone: false,
  week: 0,
  from: '2026-11-16',
  ...more,
})

/** A map on which one task of this week is done and one is open. */
export const mapSample = (more: Partial<LearningMap> = {}): LearningMap => ({
  examYear: 2027,
  examDate: '2026-12-19',
  daysToExam: 27,
  weeks: 5,
  week: 0,
  subjects: [{ code: '101', name: '思想政治理论' }],
  hasChosen: true,
  stages: [
    {
      stageId: 'base',
      title: '基础阶段',
      goal: '每科的知识点都过一遍',
      from: '2026-11-16',
      to: '2026-11-29',
      weeks: 2,
      taskCount: 4,
      doneCount: 1,
      isNow: true,
      isPast: false,
    },
    {
      stageId: 'sprint',
      title: '冲刺阶段',
      goal: '保持手感',
      from: '2026-11-30',
      to: '2026-12-20',
      weeks: 3,
      taskCount: 2,
      doneCount: 2,
      isNow: false,
      isPast: false,
    },
  ],
  behind: 0,
  ahead: 0,
  next: mapTask(),
  thisWeek: [
    mapTask(),
    mapTask({
      taskId: 'base-words',
      kind: 'words',
      subject: undefined,
      amount: 100,
      done: 100,
      isDone: true,
    }),
  ],
  ...more,
})

const nothing: Tally = {
  lessonSeconds: 0,
  wordSeconds: 0,
  questionSeconds: 0,
  lessons: 0,
  words: 0,
  answers: 0,
  right: 0,
}

/** A tally of a period; zero by default. */
export const dated = (from: string, more: Partial<Tally> = {}): DatedTally => ({ from, ...nothing, ...more })

const studied: Tally = {
  lessonSeconds: 1800,
  wordSeconds: 600,
  questionSeconds: 300,
  lessons: 2,
  words: 40,
  answers: 20,
  right: 15,
}

/** A report of two days. */
export const reportSample = (more: Partial<StudyReport> = {}): StudyReport => ({
  from: '2026-11-16',
  to: '2026-11-22',
  now: studied,
  before: { ...nothing, answers: 30, right: 15, words: 40 },
  streak: 3,
  days: [dated('2026-11-21'), dated('2026-11-22', studied)],
  strongest: { subject: '101', name: '思想政治理论', point: '辩证法', answers: 10, right: 9 },
  weakest: { subject: '101', name: '思想政治理论', point: '唯物论', answers: 10, right: 6 },
  card: '0-fzz-3',
  ...more,
})

/** A target with a subject that can be practised and one that cannot. */
export const targetSample = (more: Partial<Target> = {}): Target => {
  const politics = { code: '101', name: '思想政治理论', category: 'politics' } as const
  const japanese = { code: '203', name: '日语', category: 'english' } as const
  return {
    targetSchool: '北京大学',
    targetMajor: '历史学',
    school: { id: '001', name: '北京大学', province: '北京', tier: '985' },
    major: { majorId: 'history', name: '历史学', degree: '学术学位', subjects: [politics, japanese] },
    subjects: [
      { ...politics, typical: 70, questionCount: 80, paperCount: 2 },
      { ...japanese, typical: 60, questionCount: 0, paperCount: 0 },
    ],
    ...more,
  }
}
