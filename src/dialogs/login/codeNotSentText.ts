import type { ApiError } from '@/api'

const CODE_NOT_SENT = '获取验证码失败，请稍后再试'

/** Seed §8: the text when no code was sent, with the server's reason when it contains the wait. */
export const codeNotSentText = ({ status, serverMsg }: ApiError): string =>
  status === 429 && serverMsg ? `${CODE_NOT_SENT}（${serverMsg}）` : CODE_NOT_SENT
