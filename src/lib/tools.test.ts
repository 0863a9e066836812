import fc from 'fast-check'
import md5 from 'md5'
import { groupBy } from './groupBy'
import { newId } from './newId'
import { retry } from './retry'

describe('newId', () => {
  it('gives ids that the contracts accept, without a repetition', () => {
    const ids = Array.from({ length: 5000 }, newId)
    expect(new Set(ids).size).toBe(5000)
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/)
  })

  it('puts the time first, so that ids sort', () => {
    const clock = jest.spyOn(Date, 'now')
    clock.mockReturnValue(Date.UTC(2026, 0, 1))
    const earlier = newId()
    clock.mockReturnValue(Date.UTC(2026, 0, 1, 0, 0, 1))
    expect(earlier < newId()).toBe(true)
    clock.mockRestore()
  })

  it('keeps its length when the dice show zero', () => {
    const seededRandom = jest.spyOn(Math, 'random').mockReturnValue(0)
    expect(newId()).toMatch(/-0{16}$/)
    seededRandom.mockRestore()
  })
})

describe('retry (seed §9: retry limit 3)', () => {
  const failing = (times: number) => {
    let calls = 0
    return jest.fn(async () => {
      calls += 1
      if (calls <= times) throw new Error(`failure ${calls}`)
      return calls
    })
  }

  it('calls once where nothing fails', async () => {
    const attempt = failing(0)
    expect(await retry(3, attempt)).toBe(1)
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('calls again up to three times and takes the first success', async () => {
    const attempt = failing(3)
    expect(await retry(3, attempt)).toBe(4)
    expect(attempt).toHaveBeenCalledTimes(4)
  })

  it('rejects with the last error after three retries', async () => {
    const attempt = failing(9)
    await expect(retry(3, attempt)).rejects.toThrow('failure 4')
    expect(attempt).toHaveBeenCalledTimes(4)
  })

  it('does not retry when told so', async () => {
    await expect(retry(0, failing(1))).rejects.toThrow('failure 1')
  })
})

describe('md5, as passwords are sent (seed §5, RFC 1321 appendix A.5)', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('of %j is %s', (message, digest) => expect(md5(message)).toBe(digest))

  it('reads text as UTF-8', () => {
    expect(md5('中')).toBe('aed1dfbc31703955e64806b799b67645')
  })

  it('is 32 lower-case hex digits for any password', () => {
    fc.assert(fc.property(fc.string(), (password) => expect(md5(password)).toMatch(/^[0-9a-f]{32}$/)))
  })
})

it('groups rows by what they have in common, in the order in which they came', () => {
  expect([...groupBy([3, 1, 4, 1, 5], (one) => one % 2)]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ])
})
