import { setDeadlines } from '@/contracts/baoyan/notices'
import { noticeReminder, setReminder } from '@/contracts/baoyan/reminders'
import { MessageRefused, type WechatMessage } from '../../../server/src/gateways/wechat/WechatGateway'
import { BaoyanData } from '../../../server/src/services/baoyan/BaoyanData'
import { NoticeRepository } from '../../../server/src/services/baoyan/notices/NoticeRepository'
import { ReminderRepository } from '../../../server/src/services/baoyan/reminders/ReminderRepository'
import { ReminderService } from '../../../server/src/services/baoyan/reminders/ReminderService'
import { ItemRepository } from '../../../server/src/repository/ItemRepository'
import { readOne } from '../../../server/src/db/Read'
import { type Backend, startBackend } from '../harness/startBackend'

const OPERATOR = 'operator'
const ID = 's2028-camp-005'
let backend: Backend
let me: { uid: string; token: string }
let service: ReminderService
let isBroken = false
const sent: WechatMessage[] = []
let refuses = false
const sendMessage = async (_appId: string, message: WechatMessage): Promise<void> => {
  if (isBroken) throw new Error('WeChat is away')
  if (refuses) throw new MessageRefused('43101')
  sent.push(message)
}

beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR })
  me = await backend.login('13900000084')
  const data = new BaoyanData(new ItemRepository(readOne(backend.db)))
  const rules = await data.rules()
  const reminder = { ...rules.reminder, templateId: 'template' }
  service = new ReminderService({
    reminders: new ReminderRepository(backend.db),
    notices: new NoticeRepository(backend.db),
    data: { rules: async () => ({ ...rules, reminder }) },
    wechat: { sendMessage },
    clock: () => backend.time.now,
    warn: () => undefined,
  })
})
afterAll(() => backend.stop())

const move = (text: string) => {
  const body = { deadlines: [{ round: 1, meaning: 'apply' as const, text }] }
  return backend.send(setDeadlines, { params: { noticeId: ID }, body }, undefined, OPERATOR)
}
const goTo = (text: string): void => {
  backend.time.now = Date.parse(`${text}+08:00`)
}

test('without a template and a WeChat identity nothing can be asked for', async () => {
  const params = { uid: me.uid, noticeId: ID }
  const off = { isOn: false, canSend: false, templateId: '' }
  expect(await backend.ask(noticeReminder, { params }, me.token)).toEqual(off)
  expect(await backend.ask(setReminder, { params, body: { isOn: true } }, me.token)).toEqual(off)
})

test('a message comes once, on the day before, and again only for a later deadline', async () => {
  const uid = Number(me.uid)
  await backend.rows(
    `insert into identities values ('wx1', 'open-1', 'weapp', null, ${me.uid}, now()) returning open_id`,
  )
  await move('2099-06-20 17:00')
  expect(await service.set(uid, ID, true)).toMatchObject({ isOn: true, canSend: true })
  goTo('2099-06-18T12:00:00')
  await service.sendDue()
  goTo('2099-06-19T03:00:00')
  await service.sendDue()
  expect(sent).toHaveLength(0)

  goTo('2099-06-19T09:30:00')
  isBroken = true
  for (let minute = 0; minute < 10; minute += 1) await service.sendDue()
  isBroken = false
  await Promise.all([service.sendDue(), service.sendDue()])
  await service.sendDue()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ openId: 'open-1', templateId: 'template' })
  expect(Object.values(sent[0]?.values ?? {}).join(' ')).toContain('报名截止 6月20日 17:00')

  await service.set(uid, ID, true)
  await service.sendDue()
  expect(sent).toHaveLength(1)
  await move('2099-06-25')
  goTo('2099-06-24T10:00:00')
  await service.sendDue()
  expect(sent).toHaveLength(2)
})

test('a message that WeChat will never deliver is tried once', async () => {
  const uid = Number(me.uid)
  await move('2099-07-10 17:00')
  goTo('2099-07-09T10:00:00')
  await service.set(uid, ID, true)
  refuses = true
  await service.sendDue()
  refuses = false
  await service.sendDue()
  expect(sent).toHaveLength(2)
  expect(await service.of(uid, ID)).toMatchObject({ isOn: false })
})

test('a reminder that is switched off while its message fails stays off, and a failed repeat is not due again', async () => {
  const uid = Number(me.uid)
  const reminders = new ReminderRepository(backend.db)
  await move('2099-08-10 17:00')
  goTo('2099-08-09T10:00:00')
  await service.set(uid, ID, true)
  const [due] = await reminders.due(backend.time.now, backend.time.now + 2 * 86_400_000)
  if (!due) throw new Error('nothing is due')
  expect(await reminders.take(uid, ID, due.at)).toBe(true)
  await reminders.set(uid, ID, false)
  await reminders.giveBack(due, 120)
  expect(await reminders.isOn(uid, ID)).toBe(false)

  await reminders.set(uid, ID, true)
  expect(await reminders.take(uid, ID, due.at)).toBe(true)
  await reminders.giveBack({ ...due, toldBefore: due.at }, 120)
  expect(await reminders.due(backend.time.now, backend.time.now + 2 * 86_400_000)).toEqual([])
})
