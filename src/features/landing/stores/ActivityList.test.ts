import { memoryStore } from '@/platform/storage/memoryStore'
import { ActivityList } from './ActivityList'

const DAY = 86_400_000

describe('the 24-hour list of activities (seed §3, §9)', () => {
  const open = (storage = memoryStore()) => {
    const clock = { now: 1000 }
    return { clock, storage, list: new ActivityList(storage, () => clock.now) }
  }

  it('keeps an entry 24 hours from its first moment', () => {
    const { clock, list } = open()
    list.add('10001:27')
    clock.now += DAY - 1
    list.add('10001:27')
    expect([list.has('10001:27'), list.has('10002:27')]).toEqual([true, false])
    clock.now += 1
    expect(list.has('10001:27')).toBe(false)
  })

  it('forgets what has ended when the next is added', () => {
    const { clock, storage, list } = open()
    list.add('old')
    clock.now += DAY
    list.add('new')
    expect(storage.get('cache:activities')).not.toContain('old')
  })

  it.each(['{', '5', '[{"id":1}]'])('takes %j in storage for none', (text) => {
    const storage = memoryStore()
    storage.set('cache:activities', text)
    expect(open(storage).list.has('1')).toBe(false)
  })
})
