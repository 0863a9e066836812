import type { ApiError } from '@/api'

const LOGIN_FAILED = '登录失败'

/** Seed §8: what a refused login says, the msg of the server or 登录失败; without an answer the reason of the network. */
export const loginFailureText = ({ kind, serverMsg, msg }: ApiError): string =>
  kind === 'rejected' ? serverMsg || LOGIN_FAILED : msg
