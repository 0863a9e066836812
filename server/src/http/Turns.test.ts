import { EventEmitter } from 'node:events'
import { ApiError } from './ApiError'
import { QueueSpace, Turns } from './Turns'

/** Work that runs until `end` is called. */
const held = () => {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end: () => end() }
}

test('limits the running calls of a caller and queues the rest in order; another caller never waits', async () => {
  const turns = new Turns(2, 10)
  const begun: number[] = []
  const works = [0, 1, 2, 3].map(held)
  const done = works.map(({ ended }, at) =>
    turns.run('one', () => {
      begun.push(at)
      return ended
    }),
  )
  expect(turns.take('other')).toBeUndefined()
  turns.leave('other')
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  works[1]?.end()
  await done[1]
  expect(begun).toEqual([0, 1, 2])
  for (const { end } of works) end()
  await Promise.all(done)
  expect(begun).toEqual([0, 1, 2, 3])
  expect(turns.callers).toBe(0)
})

test('refuses a call with 429 and Retry-After when the queue of its caller is full', () => {
  const turns = new Turns(1, 1)
  expect(turns.take('one')).toBeUndefined()
  expect(turns.take('one')).toBeInstanceOf(Promise)
  let refused: unknown
  try {
    void turns.take('one')
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ statusCode: 429, retryAfter: 1 })
  turns.leave('one')
  turns.leave('one')
  expect(turns.callers).toBe(0)
})

test('releases the place of work that fails', async () => {
  const turns = new Turns(1, 1)
  await expect(turns.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(turns.callers).toBe(0)
})

/** A connection that a test closes. */
const connect = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed })

test('a client that disconnects frees its place in the queue; the next call runs in its stead', async () => {
  const turns = new Turns(1, 2)
  const [gone, kept] = [connect(), connect()]
  expect(turns.take('one')).toBeUndefined()
  const waiting = [turns.take('one', gone), turns.take('one', kept)]
  gone.emit('close')
  await expect(waiting[0]).rejects.toMatchObject({ statusCode: 503 })
  expect(turns.waitingOf('one')).toBe(1)
  turns.leave('one')
  await expect(waiting[1]).resolves.toBeUndefined()
  expect([gone, kept].map((connection) => connection.listenerCount('close'))).toEqual([0, 0])
  turns.leave('one')
  expect(turns.callers).toBe(0)
})

test('queues no call of a closed connection', () => {
  const turns = new Turns(1, 2)
  expect(turns.take('one')).toBeUndefined()
  expect(() => turns.take('one', connect(true))).toThrow(ApiError)
  expect(turns.waitingOf('one')).toBe(0)
})

test('close refuses queued calls of every caller at once and queues no more; running calls finish', async () => {
  const turns = new Turns(1, 2)
  const { ended, end } = held()
  const running = turns.run('one', () => ended)
  expect(turns.take('other')).toBeUndefined()
  const waiting = [turns.take('one'), turns.take('other')]
  turns.close()
  for (const call of waiting) await expect(call).rejects.toMatchObject({ statusCode: 503 })
  expect(() => turns.take('one')).toThrow(ApiError)
  end()
  await running
  turns.leave('other')
  expect(turns.callers).toBe(0)
})

test('queues of several callers share their space: a call beyond it gets 503 with Retry-After, and a free place is taken at once', async () => {
  const space = new QueueSpace(2)
  const [members, visitors] = [new Turns(1, 10, space), new Turns(1, 10, space)]
  for (const caller of ['one', 'two']) void members.take(caller)
  void visitors.take('three')
  const waiting = [members.take('one'), visitors.take('three')]
  expect(() => members.take('two')).toThrow(
    expect.objectContaining({ errorName: 'unavailable', retryAfter: 1 }),
  )
  expect(visitors.take('four')).toBeUndefined()
  members.leave('one')
  await waiting[0]
  const next = members.take('two')
  expect(next).toBeInstanceOf(Promise)
  // Closing frees the space of every queue.
  members.close()
  visitors.close()
  await expect(next).rejects.toBeInstanceOf(ApiError)
  await expect(waiting[1]).rejects.toBeInstanceOf(ApiError)
  expect(space.isFull).toBe(false)
})
