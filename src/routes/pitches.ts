import type { RouteId } from './table'

/**
 * What a page that needs a login offers to a stranger. Beside the table, not in it: the table loads with every page, these
 * with the few that show them.
 */
export const pitches: Readonly<Partial<Record<RouteId, string>>> = {
  exercisesCombat: '刷题记录在每台设备上同步',
  improveInfo: '资料越完整，推荐越贴近目标',
  subjectSet: '首页与计划会跟着科目调整',
  payFailure: '查看订单并重新支付',
  paySuccess: '查看订单和开课信息',
  paycourseDetails: '确认订单，自动用上优惠券',
  address: '管理收货地址',
  addressEdit: '编辑收货地址',
  studyCenter: '登录后在这里继续上次的课程，看今天的任务和直播',
}
