import { ApiError } from './ApiError'
import { Turns } from './Turns'

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
