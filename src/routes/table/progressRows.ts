import { defineRoutes } from '../defineRoutes'

const REPORT = '学了多久、学得怎样、下一步做什么，一页看清'

/** Addresses of the area `exercises` about the way to the exam: learning map, reports, statistics, the target (seed §2). */
export const progressRows = defineRoutes({
  learningMap: {
    path: '/learning-map',
    title: '学习地图',
    page: 'exercises/learning-map',
    needsLogin: true,
    pitch: '从今天到考前，每周做什么都排好了',
  },
  mapDetail: {
    path: '/map-detail',
    title: '阶段详情',
    page: 'exercises/map-detail',
    needsLogin: true,
    pitch: '一个阶段里每周的任务，点开就能做',
  },
  mapDetails: {
    path: '/map-details',
    title: '任务地图',
    page: 'exercises/map-details',
    needsLogin: true,
    pitch: '从第一周到考前的全部任务',
  },
  studyReport: {
    path: '/study-report',
    title: '学习报告',
    page: 'exercises/study-report',
    needsLogin: true,
    pitch: REPORT,
  },
  exercisesStudyReport: {
    path: '/exercises/study-report',
    title: '学习报告',
    page: 'exercises/study-report',
    needsLogin: true,
    pitch: REPORT,
  },
  studyStatisticsReport: {
    path: '/study-statistics/report',
    title: '学习统计',
    page: 'exercises/study-statistics',
    needsLogin: true,
    pitch: '按天、周、月看时间、单词和题量',
  },
  exercisesCombatVolunteer: {
    path: '/exercises/combat-volunteer',
    title: { query: 'isSelectSchool', present: '精准智能选报', otherwise: '志愿实战' },
    page: 'exercises/combat-volunteer',
    needsLogin: true,
    pitch: '看目标院校专业考什么，你还差多远',
  },
})
