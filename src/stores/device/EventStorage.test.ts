import * as v from 'valibot'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { EventStorage } from './EventStorage'

const schema = v.object({ id: v.string(), text: v.string() })
const events = Array.from({ length: 6 }, (_unused, no) => ({ id: `e${no}`, text: `答案${no}` }))

/** A device with room for so many characters, keys included, as browsers count. */
const deviceOf = (room: number): KeyValueStore => {
  const memory = memoryStore()
  const others = (key: string) => memory.keys().filter((one) => one !== key)
  const size = (key: string): number => key.length + (memory.get(key)?.length ?? 0)
  return {
    ...memory,
    set: (key, value) => {
      const used = others(key).reduce((sum, one) => sum + size(one), 0)
      return used + key.length + value.length <= room && memory.set(key, value)
    },
  }
}

const storageOn = (storage: KeyValueStore) => new EventStorage({ storage, room: 'r', owner: 'o', schema })

test('what a device kept is on it after a kill, however full it was when the backend took it', () => {
  let isFilled = 0
  for (let room = 0; room < 400; room += 1) {
    const storage = deviceOf(room)
    const eventStorage = storageOn(storage)
    const kept = events.filter((event) => eventStorage.append(event))
    if (kept.length > 0 && kept.length < events.length) isFilled += 1
    eventStorage.markSent(kept)
    const again = storageOn(storage)
    expect([room, again.sent(), again.unsent()]).toEqual([room, kept, []])
  }
  expect(isFilled).toBeGreaterThan(100)
})
