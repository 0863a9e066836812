import { type SmsGateway, smsText } from './SmsGateway'

const TIMEOUT_MS = 5000

/** A real gateway behind one HTTP call: `POST url` with phone, code and text, the key as bearer. */
export class HttpSmsGateway implements SmsGateway {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async send(phone: string, code: string): Promise<void> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.key}` },
      body: JSON.stringify({ phone, code, text: smsText(code) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
  }
}
