import type { SmsGateway } from './SmsGateway'

/** Production without a configured gateway: every send rejects. */
export class MissingSmsGateway implements SmsGateway {
  send(): Promise<void> {
    return Promise.reject(new Error('SMS_GATEWAY_URL is not set'))
  }
}
