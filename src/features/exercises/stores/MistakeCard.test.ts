import { ApiError, type CallApi } from '@/api'
import { memoryStore } from '@/platform/storage/memoryStore'
import { Drafts } from '@/stores/Drafts'
import type { MistakeBook } from './MistakeBook'
import { MistakeCard } from './MistakeCard'

const cutOff = new ApiError('exercise.noteMistake', { kind: 'offline', status: 0, code: '', msg: '' })

test('a note that could not be saved is on the device for its learner until the backend has it', async () => {
  const drafts = new Drafts(memoryStore())
  let isCut = true
  const call = (() => (isCut ? Promise.reject(cutOff) : Promise.resolve({}))) as unknown as CallApi
  const cardOf = (uid: string) =>
    new MistakeCard({
      call,
      session: { uid },
      ui: { say: () => undefined },
      drafts,
      book: {} as MistakeBook,
      questionId: 'q-1',
    } as unknown as ConstructorParameters<typeof MistakeCard>[0])
  const card = cardOf('1')
  card.type('看清题')
  await card.saveNote().catch(() => undefined)
  expect(cardOf('1').note).toBe('看清题')
  expect(cardOf('2').note).toBe('')
  isCut = false
  await cardOf('1').saveNote()
  expect(cardOf('1').note).toBe('')
})
