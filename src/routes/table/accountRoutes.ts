import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `account` (seed §2). */
export const accountRoutes = defineRoutes({
  login: { path: '/login', title: '登录', page: 'account/login' },
  improveInfo: {
    path: '/improve-info',
    title: '完善信息',
    page: 'account/improve-info',
    needsLogin: true,
    pitch: '完善资料后，推荐的课程、院校和计划会更贴近你的目标',
  },
  personalCenter: { path: '/personal-center', title: '我的', page: 'personal-center' },
  subjectSet: {
    path: '/subject-set',
    title: '考试设置',
    page: 'account/subject-set',
    needsLogin: true,
    pitch: '设置考试年份和科目，首页与学习计划会跟着调整',
  },
  asRegards: { path: '/as-regards', title: '关于我们', page: 'account/as-regards' },
})
