import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `vocabulary` (seed §2). */
export const vocabularyRoutes = defineRoutes({
  wordLogin: { path: '/word-login', title: '单词打卡' },
  wordResult: { path: '/word-result', title: '打卡成绩' },
  vocabularyIndex: { path: '/spword/index', title: '背单词', needsLogin: true },
  vocabularyMemory: { path: '/spword/memory', title: '单词记忆', needsLogin: true },
  vocabularyDetail: { path: '/spword/detail', title: '单词详情', needsLogin: true },
  vocabularySection: { path: '/spword/section', title: '单元', needsLogin: true },
  vocabularySessionResult: { path: '/spword/spword-result', title: '学习结果', needsLogin: true },
  vocabularyUserPlan: { path: '/spword/user-plan', title: '我的计划', needsLogin: true },
  vocabularyTable: { path: '/spword/table', title: '单词表', needsLogin: true },
  vocabularyPreview: { path: '/spword/preview', title: '预习', needsLogin: true },
  vocabularyTest: { path: '/spword/test', title: '单词测试', needsLogin: true },
  vocabularyTestResult: { path: '/spword/test-result', title: '测试结果', needsLogin: true },
  vocabularyStudyRecord: { path: '/spword/study-record', title: '学习记录', needsLogin: true },
  vocabularyStageList: { path: '/spword/stage-list', title: '阶段列表', needsLogin: true },
  vocabularyMemoryScheme: { path: '/spword/memory-scheme', title: '记忆方案', needsLogin: true },
  vocabularySearch: { path: '/spword/spword-search', title: '查词', needsLogin: true },
})
