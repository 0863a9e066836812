import type { Db } from '../../db/Database'
import { smsInbox } from '../../db/schema/accounts'
import type { Clock } from '../../ports/Clock'
import { type SmsGateway, smsText } from './SmsGateway'

/** Development: the message goes to the server's log and to the inbox page. Never used in production. */
export class InboxSmsGateway implements SmsGateway {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly log: (line: string) => void,
  ) {}

  async send(phone: string, code: string): Promise<void> {
    await this.db.insert(smsInbox).values({ phone, code, content: smsText(code), sentAt: this.clock() })
    this.log(`SMS code ${code} for ${phone.slice(0, 3)}****${phone.slice(7)}`)
  }
}
