import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `growth` (seed §2). */
export const growthRoutes = defineRoutes({
  shareMsg: { path: '/share-msg', title: '邀请好友', needsLogin: true },
  shareResult: { path: '/share-result', title: '好友邀请你' },
  studyRank: { path: '/study-rank', title: '学习排行', category: 'studyrank', needsLogin: true },
  roomStudyRank: { path: '/room/study-rank', title: '自习室排行', category: 'studyrank', needsLogin: true },
  signIndex: { path: '/sign-index', title: '打卡', needsLogin: true },
  signRank: { path: '/sign-rank', title: '打卡榜', needsLogin: true },
  pointHistory: { path: '/point-history', title: '积分明细', needsLogin: true },
  newRewards: { path: '/new-rewards', title: '新人福利' },
})
