import type { ApiError } from '@/api'

const CODE_NOT_SENT = '获取验证码失败，请稍后再试'

/** Seed §8: what is said when no code was sent; the server's reason beside it where it tells when to try again. */
export const codeNotSentText = ({ status, serverMsg }: ApiError): string =>
  status === 429 && serverMsg ? `${CODE_NOT_SENT}（${serverMsg}）` : CODE_NOT_SENT
