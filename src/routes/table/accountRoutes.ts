import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `account` (seed §2). */
export const accountRoutes = defineRoutes({
  login: { path: '/login', title: '登录', page: 'account/login' },
  improveInfo: {
    path: '/improve-info',
    title: '完善信息',
    page: 'account/improve-info',
    needsLogin: true,
    pitch: '资料越完整，推荐越贴近目标',
  },
  personalCenter: { path: '/personal-center', title: '我的', page: 'personal-center' },
  subjectSet: {
    path: '/subject-set',
    title: '考试设置',
    page: 'account/subject-set',
    needsLogin: true,
    pitch: '首页与计划会跟着科目调整',
  },
  asRegards: { path: '/as-regards', title: '关于我们', page: 'account/as-regards' },
})
