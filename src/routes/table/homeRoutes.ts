import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `home` (seed §2). */
export const homeRoutes = defineRoutes({
  home: { path: '/', title: '首页', page: 'home' },
  homePage: { path: '/home-page', title: '首页', page: 'home' },
  license: { path: '/license', title: '用户协议与隐私政策', page: 'home/license' },
  bannerDetail: { path: '/banner-detail', title: '活动详情', page: 'home/banner-detail' },
  error: { path: '/error', title: '页面走丢了', page: 'home/error' },
  blank: { path: '/blank', title: '空白页', page: 'home/blank' },
})
