/** Texts for failures without a message from the backend. */
export const apiMessages = {
  needsLogin: '请先登录系统！',
  needsConsent: '协议有更新，同意后才能继续',
  offline: '网络不给力，请检查网络后重试',
  timeout: '请求超时，请稍后再试',
  shape: '数据有误，请刷新后再试',
  rejected: '请求失败，请稍后再试',
} as const
