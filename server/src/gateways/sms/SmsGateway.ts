/** Sends one code to one phone. Rejects when the message could not be handed over. */
export interface SmsGateway {
  send(phone: string, code: string): Promise<void>
}

/** The text of the message. */
export const smsText = (code: string): string => `【研途】您的验证码是 ${code}，5分钟内有效。请勿告诉他人。`
