import { memoryStore } from '@/platform/storage/memoryStore'
import { Drafts } from '@/stores/Drafts'
import type { MistakeBook } from './MistakeBook'
import { MistakeCard } from './MistakeCard'

test('what is typed and not saved waits on the device for its learner alone', () => {
  const drafts = new Drafts(memoryStore())
  const cardOf = (uid: string) =>
    new MistakeCard({
      session: { uid },
      ui: { say: () => undefined },
      drafts,
      book: {} as MistakeBook,
      questionId: 'q-1',
    } as unknown as ConstructorParameters<typeof MistakeCard>[0])
  cardOf('1').type('看清题')
  expect([cardOf('1').note, cardOf('2').note]).toEqual(['看清题', ''])
})
