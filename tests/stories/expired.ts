/** What the backend answers to a token that it does not know. */
export const EXPIRED = { status: 401, code: 'unauthorized', msg: '登录已失效，请重新登录' } as const
