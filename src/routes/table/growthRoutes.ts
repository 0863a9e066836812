import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `growth` (seed §2). */
export const growthRoutes = defineRoutes({
  shareMsg: {
    path: '/share-msg',
    page: 'growth/share-msg',
    title: '邀请好友',
    needsLogin: true,
    pitch: '邀请同学一起备考',
  },
  shareResult: { path: '/share-result', page: 'growth/share-result', title: '好友邀请你' },
  studyRank: {
    path: '/study-rank',
    page: 'growth/study-rank',
    title: '学习排行',
    category: 'studyrank',
    needsLogin: true,
    pitch: '看看今天谁学得最久',
  },
  roomStudyRank: {
    path: '/room/study-rank',
    page: 'growth/study-rank',
    title: '自习室排行',
    category: 'studyrank',
    needsLogin: true,
    pitch: '进自习室，和同学一起学',
  },
  signIndex: {
    path: '/sign-index',
    page: 'growth/sign-index',
    title: '打卡',
    needsLogin: true,
    pitch: '每天打卡，攒积分、看连续天数',
  },
  signRank: {
    path: '/sign-rank',
    page: 'growth/sign-rank',
    title: '打卡榜',
    needsLogin: true,
    pitch: '看看谁坚持得最久',
  },
  pointHistory: {
    path: '/point-history',
    page: 'growth/point-history',
    title: '积分明细',
    needsLogin: true,
    pitch: '查看积分余额和每一笔明细',
  },
  newRewards: { path: '/new-rewards', page: 'growth/new-rewards', title: '新人福利' },
})
