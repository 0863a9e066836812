/** States of posts, comments and questions as their authors read them. */
const names: Readonly<Record<string, string>> = {
  pending: '审核中',
  public: '已发布',
  rejected: '未通过',
  hidden: '已移除',
  waiting: '待回答',
  answered: '已回答',
  closed: '已完成',
}

/** A state with the reason of a refusal. */
export const stateText = (state: string, reason: string): string =>
  `${names[state] ?? state}${reason ? `：${reason}` : ''}`

export const stateTone = (state: string): 'success' | 'warning' | 'danger' | 'plain' => {
  if (state === 'public' || state === 'answered' || state === 'closed') return 'success'
  if (state === 'pending' || state === 'waiting') return 'warning'
  return state === 'rejected' || state === 'hidden' ? 'danger' : 'plain'
}
