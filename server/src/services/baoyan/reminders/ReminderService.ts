import { markedSample } from '@/domain/baoyan/deadlineEvent'
import { deadlineText, meaningNames } from '@/domain/baoyan/deadlines'
import { remindUntil } from '@/domain/baoyan/reminders'
import { cutText } from '@/lib/text/cutText'
import { buildPagePath } from '@/routes/buildUrl'
import type { Reminder } from '@/contracts/baoyan/reminders'
import { MessageRefused, type WechatGateway } from '../../../gateways/wechat/WechatGateway'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { BaoyanData } from '../BaoyanData'
import type { NoticeRepository } from '../notices/NoticeRepository'
import type { Due, ReminderRepository } from './ReminderRepository'

interface ReminderDeps {
  readonly reminders: ReminderRepository
  readonly notices: Pick<NoticeRepository, 'find'>
  readonly data: Pick<BaoyanData, 'rules'>
  readonly wechat: Pick<WechatGateway, 'sendMessage'>
  readonly clock: Clock
  readonly warn: (error: unknown) => void
}

/** One try a minute: an outage of two hours loses no message. */
const MOST_TRIES = 120
/** WeChat refuses longer values of a template. */
const VALUE = 20

/** The date without its year, which is this one or the next. */
const dateOf = (due: Due): string => deadlineText(due).replace(/^\d+年/, '')

/** One message a day before the next deadline of a notice, sent through WeChat. */
export class ReminderService {
  constructor(private readonly deps: ReminderDeps) {}

  async of(uid: number, noticeId: string): Promise<Reminder> {
    const { reminders, data } = this.deps
    const { reminder } = await data.rules()
    const canSend = reminder.templateId !== '' && (await reminders.identity(uid)) !== undefined
    return { isOn: await reminders.isOn(uid, noticeId), canSend, templateId: reminder.templateId }
  }

  async set(uid: number, noticeId: string, isOn: boolean): Promise<Reminder> {
    const { reminders, notices } = this.deps
    orThrow(await notices.find(noticeId), 'notFound')
    const { canSend } = await this.of(uid, noticeId)
    await reminders.set(uid, noticeId, isOn && canSend)
    return this.of(uid, noticeId)
  }

  /** Sends what is due; each reminder is taken first, so that several processes send it once. */
  async sendDue(): Promise<void> {
    const { reminders, clock } = this.deps
    const now = clock()
    const until = remindUntil(now)
    if (until === undefined) return
    for (const due of await reminders.due(now, until))
      if (await reminders.take(due.uid, due.noticeId, due.at)) await this.send(due)
  }

  private async send(due: Due): Promise<void> {
    const { reminders, data, wechat, warn } = this.deps
    const { uid, noticeId, title, origin, meaning } = due
    try {
      const identity = await reminders.identity(uid)
      if (!identity) throw new Error(`Account ${uid} has no identity of the mini-program now`)
      const { templateId, fields } = (await data.rules()).reminder
      await wechat.sendMessage(identity.appId, {
        openId: identity.openId,
        templateId,
        page: buildPagePath('baoyanDetails', { id: noticeId }),
        values: {
          [fields.notice]: cutText(markedSample(title, origin), VALUE),
          [fields.deadline]: cutText(`${meaningNames[meaning]} ${dateOf(due)}`, VALUE),
        },
      })
    } catch (error) {
      warn(error)
      if (!(error instanceof MessageRefused)) await reminders.giveBack(due, MOST_TRIES)
    }
  }
}
