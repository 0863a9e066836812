import type { ApiError } from '@/api'

const LOGIN_FAILED = '登录失败'

/** Seed §8: the text of a refused login: the server's msg or 登录失败; the network's reason without an answer. */
export const loginFailureText = ({ kind, serverMsg, msg }: ApiError): string =>
  kind === 'rejected' ? serverMsg || LOGIN_FAILED : msg
