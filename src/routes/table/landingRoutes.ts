import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `landing` (seed §2). */
export const landingRoutes = defineRoutes({
  summerGold: {
    path: '/market/summer-gold/:id',
    title: {
      query: 'id',
      is: { 127: '2027考研夏季抢跑营', 27: '27考研暑期强基营' },
      otherwise: '夏季抢跑营',
    },
    page: 'landing/promo',
  },
  purpleGold: { path: '/market/purple-gold/:id', title: '紫金全程班', page: 'landing/promo' },
  highTutoring: { path: '/market/high-tutoring/:id', title: '高端辅导', page: 'landing/promo' },
  homepages: { path: '/market/homepages/:id', title: '品牌主页', page: 'landing/promo' },
  superForum: {
    path: '/market/super-forum/:id',
    title: '超级大讲堂',
    page: 'landing/promo',
    keepAlive: true,
  },
  superSprint: {
    path: '/market/super-sprint/:id',
    title: '超级冲刺',
    page: 'landing/promo',
    keepAlive: true,
  },
  guessQuestions: { path: '/market/guess-questions', title: '押题实证', page: 'landing/promo' },
  /** Every page of the promo catalogue. */
  market: { path: '/market/:slug', title: '研途', page: 'landing/market' },
  superGold: {
    path: '/super-gold',
    title: { query: 'showWM', is: { true: '金榜题名·微信版' }, otherwise: '金榜题名' },
    page: 'landing/promo',
  },
  violetGold: { path: '/violet-gold', title: '紫金课程', page: 'landing/promo' },
  middlePrimary: { path: '/middle-primary', title: '中级会员', page: 'landing/promo' },
  wm: { path: '/wm', title: '微信名片', page: 'landing/wm' },
})
