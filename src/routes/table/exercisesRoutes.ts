import { defineRoutes } from '../defineRoutes'
import { knowledgeRows } from './knowledgeRows'
import { mistakeRows } from './mistakeRows'
import { networkRows } from './networkRows'
import { reciteRows } from './reciteRows'

/** The two addresses of the tab say the same. */
const RECORDS = '刷题记录在每台设备上同步'

/** Addresses of the area `exercises` (seed §2). */
export const exercisesRoutes = defineRoutes({
  ...mistakeRows,
  ...knowledgeRows,
  ...networkRows,
  ...reciteRows,
  learningMap: { path: '/learning-map', title: '学习地图', needsLogin: true },
  mapDetail: { path: '/map-detail', title: '阶段详情', needsLogin: true },
  mapDetails: { path: '/map-details', title: '任务地图', needsLogin: true },
  combatAbility: {
    path: '/combat-ability',
    title: '能力实战',
    page: 'exercises/combat-ability',
    needsLogin: true,
    pitch: '十几道题估计出每科的水平',
  },
  studyReport: { path: '/study-report', title: '学习报告', needsLogin: true },
  studyStatisticsReport: { path: '/study-statistics/report', title: '学习统计', needsLogin: true },
  exercisesCombat: {
    path: '/exercises/combat',
    title: '实战',
    page: 'combat',
    keepAlive: true,
    needsLogin: true,
    pitch: RECORDS,
  },
  // After the tab: the first row of a page is what the page is without a name.
  combat: {
    path: '/combat',
    title: '实战练习',
    page: 'combat',
    needsLogin: true,
    pitch: RECORDS,
  },
  exercisesCombatAbility: {
    path: '/exercises/combat-ability',
    title: '能力实战',
    page: 'exercises/combat-ability',
    needsLogin: true,
    pitch: '十几道题估计出每科的水平',
  },
  exercisesCombatVolunteer: {
    path: '/exercises/combat-volunteer',
    title: { query: 'isSelectSchool', present: '精准智能选报', otherwise: '志愿实战' },
    needsLogin: true,
  },
  exercisesExamTest: {
    path: '/exercises/exam-test',
    title: '考试',
    page: 'exercises/exam-test',
    needsLogin: true,
    pitch: '限时做完一整套卷，断网也能接着答',
  },
  exercisesExamReport: {
    path: '/exercises/exam-report',
    title: '考试报告',
    page: 'exercises/exam-report',
    needsLogin: true,
    pitch: '得分、各题型和知识点的得失，一看就知道补哪里',
  },
  exercisesAnalysis: {
    path: '/exercises/analysis',
    title: '答案解析',
    page: 'exercises/analysis',
    needsLogin: true,
    pitch: '每道题的答案、解析和你的作答',
    guards: ['analysisType'],
  },
  exercisesCombatAbilityTest: {
    path: '/exercises/combat-ability-test',
    title: '能力测试',
    page: 'exercises/combat-ability-test',
    needsLogin: true,
    pitch: '题目随你的回答变难变易',
  },
  exercisesCombatAbilityReport: {
    path: '/exercises/combat-ability-report',
    title: '能力报告',
    page: 'exercises/combat-ability-report',
    needsLogin: true,
    pitch: '能力值、把握有多大、下一步练什么',
  },
  exercisesAbilityStageReport: {
    path: '/exercises/ability-stage-report',
    title: '阶段能力报告',
    needsLogin: true,
  },
  exercisesAbilitySubjectReport: {
    path: '/exercises/ability-subject-report',
    title: '科目能力报告',
    needsLogin: true,
  },
  exercisesDeepReport: { path: '/exercises/deep-report', title: '深度报告', plate: 'deep', needsLogin: true },
  exercisesDeepWeekReport: {
    path: '/exercises/deep-week-report',
    title: '周深度报告',
    plate: 'deep',
    needsLogin: true,
  },
  exercisesDeepAllReport: {
    path: '/exercises/deep-all-report',
    title: '全程深度报告',
    plate: 'deep',
    needsLogin: true,
  },
  exercisesStudyReport: { path: '/exercises/study-report', title: '学习报告', needsLogin: true },
  exercisesBrushTopic: {
    path: '/exercises/brush-topic',
    title: '刷题',
    page: 'exercises/brush-topic',
    needsLogin: true,
    pitch: '按科目、知识点和题型一直刷，每题都有解析',
    category: 'gaoshou',
    vocational: true,
  },
  exercisesTopicTrain: {
    path: '/exercises/topic-train',
    title: '题型训练',
    page: 'exercises/topic-train',
    needsLogin: true,
    pitch: '一次只练一种题型，练到顺手',
    category: 'gaoshou',
    vocational: true,
  },
  exercisesExamDetail: {
    path: '/exercises/exam-detail',
    title: '试卷详情',
    page: 'exercises/exam-detail',
    needsLogin: true,
    pitch: '整套卷的题量、时间和分值，开考前先看清',
  },
  exercisesPracticeRecord: {
    path: '/exercises/practice-record',
    title: '练习记录',
    page: 'exercises/practice-record',
    needsLogin: true,
    pitch: '做过的每组题都在这里，没做完的接着做',
  },
  exercisesStrengthTest: {
    path: '/exercises/strength-test',
    title: '实力测评',
    plate: 'diagnostic',
    guards: ['switch'],
    category: 'otherbus',
  },
  exercises25strengthTest: {
    path: '/exercises/25strength-test',
    title: '25实力测评',
    plate: 'diagnostic',
    category: 'otherbus',
    guards: ['switch'],
  },
  exercisesExamDiagnose: {
    path: '/exercises/exam-diagnose',
    title: '考试诊断',
    plate: 'diagnostic',
    needsLogin: true,
  },
  exercisesStrengthReport: {
    path: '/exercises/strength-report',
    title: '实力报告',
    plate: 'diagnostic',
    needsLogin: true,
  },
  exercisesRecruitmentTest: {
    path: '/exercises/recruitment-test',
    title: '招录测试',
    vocational: true,
    category: 'otherbus',
    guards: ['switch'],
  },
  exercisesSingleStrength: {
    path: '/exercises/single-strength',
    title: '单科实力',
    plate: 'diagnostic',
    needsLogin: true,
  },
})
