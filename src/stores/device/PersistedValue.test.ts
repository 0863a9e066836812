import * as v from 'valibot'
import { memoryStore } from '@/platform/storage/memoryStore'
import { PersistedValue } from './PersistedValue'

const schema = v.object({ word: v.string() })

describe('a value on the device', () => {
  it('comes back as it was written, until it is dropped', () => {
    const kept = new PersistedValue(memoryStore(), 'k', schema)
    expect(kept.read()).toBeUndefined()
    expect(kept.write({ word: 'abandon' })).toBe(true)
    expect(kept.read()).toEqual({ word: 'abandon' })
    kept.drop()
    expect(kept.read()).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '{"word":1}'])('is not there when %j was kept', (text) => {
    const storage = memoryStore()
    storage.set('k', text)
    expect(new PersistedValue(storage, 'k', schema).read()).toBeUndefined()
  })
})
