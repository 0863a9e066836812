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
  vocabularyIndex: '按考试日期安排每天的新词和复习',
  vocabularyMemory: '每个词在快忘的时候再见一次，没有网也能背',
  vocabularyDetail: '读音、例句、词根，和你自己的记忆曲线',
  vocabularySection: '看看每个单元学到了哪里',
  vocabularySessionResult: '看看今天背得怎么样，词什么时候回来',
  vocabularyUserPlan: '定好考试日期和每天的时间，看看哪天学完',
  vocabularyTable: '整本词书一张表，盖住释义自己考自己',
  vocabularyPreview: '先看一遍今天的新词',
  vocabularyTest: '选义、选词、拼写、听音，测一测真的记住没有',
  vocabularyTestResult: '看看哪些词答错了，再来一次',
  vocabularyStudyRecord: '每天背了多少、记得准不准，都在这里',
  vocabularyStageList: '一关一关过，过了再往前',
  vocabularyMemoryScheme: '选一个目标记住率，看看每天要花多少时间',
  vocabularySearch: '按单词、词形或中文意思查词',
}
