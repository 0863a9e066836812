import { deadlineEvent } from './deadlineEvent'
import { readDeadline } from './deadlines'

const notice = {
  noticeId: 'n1',
  title: '通知',
  school: '北京大学',
  dept: '软件学院',
  origin: 'import' as const,
}
const eventOf = (text: string, origin: 'import' | 'sample' = 'import') => {
  const read = readDeadline(text)
  if (!read) throw new Error(`${text} is no date`)
  return deadlineEvent({ ...notice, origin }, { round: 1, meaning: 'publish', ...read })
}
const isoOf = (ms: number) => new Date(ms).toISOString()

test('a third of a month is an event of all its days that says so', () => {
  const { title, startsAt, endsAt, isAllDay } = eventOf('2027-09 上旬')
  expect(title).toBe('结果公示 · 北京大学软件学院（9月上旬，具体以通知为准）')
  expect([isoOf(startsAt), isoOf(endsAt), isAllDay]).toEqual([
    '2027-08-31T16:00:00.000Z',
    '2027-09-10T15:59:59.000Z',
    true,
  ])
})

test('a sample is marked in the title of its event; an exact date has no doubt', () => {
  expect(eventOf('2027-09-01', 'sample').title).toBe('【示例】结果公示 · 北京大学软件学院')
  expect(eventOf('2027-09-01 17:00')).toMatchObject({ isAllDay: false, title: '结果公示 · 北京大学软件学院' })
})
