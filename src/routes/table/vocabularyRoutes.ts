import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `vocabulary` (seed §2). */
export const vocabularyRoutes = defineRoutes({
  wordLogin: { path: '/word-login', title: '单词打卡', page: 'vocabulary/word-login' },
  wordResult: { path: '/word-result', title: '打卡成绩', page: 'vocabulary/word-result' },
  vocabularyIndex: { path: '/spword/index', title: '背单词', page: 'vocabulary/index', needsLogin: true },
  vocabularyMemory: {
    path: '/spword/memory',
    title: '单词记忆',
    page: 'vocabulary/memory',
    needsLogin: true,
  },
  vocabularyDetail: {
    path: '/spword/detail',
    title: '单词详情',
    page: 'vocabulary/detail',
    needsLogin: true,
  },
  vocabularySection: { path: '/spword/section', title: '单元', page: 'vocabulary/section', needsLogin: true },
  vocabularySessionResult: {
    path: '/spword/spword-result',
    title: '学习结果',
    page: 'vocabulary/spword-result',
    needsLogin: true,
  },
  vocabularyUserPlan: {
    path: '/spword/user-plan',
    title: '我的计划',
    page: 'vocabulary/user-plan',
    needsLogin: true,
  },
  vocabularyTable: { path: '/spword/table', title: '单词表', page: 'vocabulary/table', needsLogin: true },
  vocabularyPreview: { path: '/spword/preview', title: '预习', page: 'vocabulary/preview', needsLogin: true },
  vocabularyTest: { path: '/spword/test', title: '单词测试', page: 'vocabulary/test', needsLogin: true },
  vocabularyTestResult: {
    path: '/spword/test-result',
    title: '测试结果',
    page: 'vocabulary/test-result',
    needsLogin: true,
  },
  vocabularyStudyRecord: {
    path: '/spword/study-record',
    title: '学习记录',
    page: 'vocabulary/study-record',
    needsLogin: true,
  },
  vocabularyStageList: {
    path: '/spword/stage-list',
    title: '阶段列表',
    page: 'vocabulary/stage-list',
    needsLogin: true,
  },
  vocabularyMemoryScheme: {
    path: '/spword/memory-scheme',
    title: '记忆方案',
    page: 'vocabulary/memory-scheme',
    needsLogin: true,
  },
  vocabularySearch: {
    path: '/spword/spword-search',
    title: '查词',
    page: 'vocabulary/spword-search',
    needsLogin: true,
  },
})
