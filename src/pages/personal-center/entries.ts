import type { IconName } from '@/ui/icons/names'

interface Entry {
  readonly route: `/${string}`
  readonly text: string
  /** Its name where the text size can be chosen there. */
  readonly textWithSizes?: string
  readonly icon: IconName
}

/** Entries of a member's possessions. */
export const memberEntries: readonly Entry[] = [
  { route: '/user-order', text: '我的订单', icon: 'edit' },
  { route: '/courses/study-center', text: '我的课程', icon: 'study' },
  { route: '/coupon', text: '优惠券', icon: 'gift' },
  { route: '/bookmark', text: '我的收藏', icon: 'star' },
  { route: '/score-home', text: '估分', icon: 'practice' },
  { route: '/book/exams-books', text: '考研书单', icon: 'study' },
  { route: '/study-document', text: '学习资料', icon: 'edit' },
  { route: '/formula', text: '公式手册', icon: 'practice' },
  { route: '/book/exam-general', text: '考研大纲', icon: 'info' },
  { route: '/book/exam-plan', text: '备考规划', icon: 'clock' },
  { route: '/point-history', text: '积分', icon: 'star' },
  { route: '/message/information', text: '消息', icon: 'message' },
  { route: '/my-release', text: '我的发布', icon: 'edit' },
  { route: '/postgraduate-sky', text: '考研天地', icon: 'info' },
  { route: '/pop-plate', text: '热门版块', icon: 'message' },
  { route: '/experts-answer', text: '名师答疑', icon: 'me' },
  { route: '/sign-index', text: '打卡', icon: 'check' },
  { route: '/share-msg', text: '邀请好友', icon: 'plus' },
  { route: '/new-rewards', text: '新人福利', icon: 'gift' },
]

/** Entries of a member's settings. */
export const settingEntries: readonly Entry[] = [
  { route: '/improve-info', text: '完善信息', icon: 'me' },
  { route: '/subject-set', text: '考试设置', icon: 'settings' },
  { route: '/courses/address', text: '收货地址', icon: 'home' },
  { route: '/market/recorder', text: '智能客服', icon: 'message' },
  { route: '/license', text: '用户协议与隐私政策', icon: 'lock' },
  { route: '/as-regards', text: '关于我们', textWithSizes: '字号、缓存与关于我们', icon: 'info' },
]
