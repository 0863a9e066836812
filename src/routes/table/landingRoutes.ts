import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `landing` (seed §2). */
export const landingRoutes = defineRoutes({
  superGold: {
    path: '/super-gold',
    title: { query: 'showWM', is: { true: '金榜题名·微信版' }, otherwise: '金榜题名' },
  },
  violetGold: { path: '/violet-gold', title: '紫金课程' },
  middlePrimary: { path: '/middle-primary', title: '中级会员' },
  wm: { path: '/wm', title: '微信名片' },
  summerGold: {
    path: '/market/summer-gold/:id',
    title: {
      query: 'id',
      is: { 127: '2027考研夏季抢跑营', 27: '27考研暑期强基营' },
      otherwise: '夏季抢跑营',
    },
    page: 'landing/summer-gold',
  },
  purpleGold: { path: '/market/purple-gold/:id', title: '紫金全程班' },
  highTutoring: { path: '/market/high-tutoring/:id', title: '高端辅导' },
  homepages: { path: '/market/homepages/:id', title: '品牌主页' },
  superForum: { path: '/market/super-forum/:id', title: '超级大讲堂', keepAlive: true },
  superSprint: { path: '/market/super-sprint/:id', title: '超级冲刺', keepAlive: true },
  guessQuestions: { path: '/market/guess-questions', title: '押题实证' },
})
