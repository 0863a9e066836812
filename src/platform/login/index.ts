import type { Login } from './types'

export type * from './types'

/** Recorded calls and scripted answers of the adapter, for tests. */
export const fakeLogin: { code: string | undefined; handedTo: string[] } = { code: undefined, handedTo: [] }

export const login: Login = {
  wechatCode: async () => fakeLogin.code,
  startWechatOAuth: (appId, returnTo) => void fakeLogin.handedTo.push(`oauth ${appId} ${returnTo}`),
  takeOAuthCode: () => fakeLogin.code,
  handToNative: (link) => void fakeLogin.handedTo.push(link),
}
