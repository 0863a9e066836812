/** The backend's answer to an unknown token. */
export const EXPIRED = { status: 401, code: 'unauthorized', msg: '登录已失效，请重新登录' } as const
