import { memoryStore } from '@/platform/storage/memoryStore'
import { RefusedWrites } from './RefusedWrites'

it('shows a refused write to its owner alone: those of a visitor to no later account', () => {
  const storage = memoryStore()
  let uid = ''
  const start = () => new RefusedWrites({ storage, uid: () => uid, now: () => 1, say: () => undefined })
  const first = start()
  for (const owner of ['', '1', '2'])
    first.setAside({
      id: `w${owner}`,
      owner,
      kind: 'lead',
      text: `张三 ${owner}`,
      reason: '请求参数有误',
      key: `outbox:w${owner}`,
      value: '{}',
    })
  const shown = ['', '1', '2'].map((account) => {
    uid = account
    return [first, start()].map(({ list }) => list.map(({ owner }) => owner))
  })
  expect(shown).toEqual([
    [[''], ['']],
    [['1'], ['1']],
    [['2'], ['2']],
  ])
})
