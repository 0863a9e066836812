import { resolve } from 'node:path'
import type { CallContract } from '@/contracts/define'
import { outboxCalls } from '@/app/outboxCalls'
import { allCalls, isCall } from '../../../server/src/services/allCalls'
import { areas } from '../../../server/src/services/areas'
import { filesBelow, root } from '../../architecture/sourceFiles'

const modules = filesBelow('src/contracts').filter((file) => !file.endsWith('.test.ts'))
const known = new Set<unknown>(allCalls)

const callsIn = (file: string): CallContract[] => {
  const module: unknown = jest.requireActual(resolve(root, file))
  return Object.values(Object(module)).filter(isCall)
}

test.each(modules)('%s: every call has an area', (file) => {
  const advice = `name ${file} in \`contracts\` of the area that answers its calls (server/src/services/<area>/area.ts), and the area in areas.ts beside it`
  const homeless = callsIn(file).filter((call) => !known.has(call))
  expect([advice, homeless.map(({ id }) => id)]).toEqual([advice, []])
})

test('no call has two areas', () => expect(known.size).toBe(allCalls.length))

test('every folder of services is an area in the list (server/src/services/areas.ts), under its own name', () => {
  const folders = new Set(
    filesBelow('server/src/services').flatMap((file) => /services\/(\w+)\//.exec(file)?.[1] ?? []),
  )
  expect(areas.map(({ name }) => name).sort()).toEqual([...folders].sort())
})

test('what the outbox may keep is said by the contract (`queued`), and the app brings exactly those (src/app/outboxCalls.ts)', () => {
  const queued = allCalls.filter((call) => call.queued).map(({ id }) => id)
  expect(Object.keys(outboxCalls).sort()).toEqual(queued.sort())
})
