/** Words for the actions of the audit log. */
const ACTIONS: Readonly<Record<string, string>> = {
  login: '登录',
  'login.loginFailed': '登录失败：账号或密码不对',
  'login.loginLocked': '登录失败：试错太多',
  'login.staffLocked': '登录失败：账号已锁定',
  'lead.open': '查看手机号',
  'lead.open.many': '短时间查看很多手机号',
  'lead.assign': '分配线索',
  'lead.export': '导出线索',
  'lead.import': '导入线索',
  'activity.export': '导出活动数据',
  'link.create': '生成推广链接',
  'link.disable': '停用推广链接',
  'hold.accept': '确认待核实的归属',
  'hold.drop': '驳回待核实的归属',
  'identity.claim': '提交身份确认',
  'identity.confirm': '通过身份确认',
  'identity.refuse': '退回身份确认',
  'staff.add': '新增账号',
  'staff.lock': '锁定账号',
  'staff.unlock': '解锁账号',
  'staff.reset': '重置密码',
  'key.used': '使用机器密钥',
  'review.decide': '审核内容',
  'question.answer': '回答提问',
  'baoyan.experience': '审核保研经验',
  'baoyan.answer': '回答保研咨询',
  'baoyan.claim': '处理导师申请',
}

/** The words for an action; an unknown one is named by itself. */
export const auditText = (action: string): string => ACTIONS[action] ?? action
