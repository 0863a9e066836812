import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenStreams } from './OpenStreams'

/** A connection that says when it was ended. */
class Connection extends EventEmitter {
  destroyed = false

  destroy(): void {
    this.destroyed = true
    this.emit('close')
  }
}

const request = (tokenHash?: string) =>
  ({
    session: tokenHash === undefined ? null : { uid: 1, tokenHash, expiresAt: 0 },
    staff: null,
    ip: '1.2.3.4',
  }) as FastifyRequest

test('the streams of a session end when it has ended, those of others and of visitors go on; a look that fails ends none', async () => {
  let alive: ReadonlySet<string> | undefined = new Set(['one', 'two'])
  const asked: (readonly string[])[] = []
  const streams = new OpenStreams({}, async (hashes) => {
    asked.push(hashes)
    if (!alive) throw new Error('the database is away')
    return alive
  })
  const [one, again, two, visitor] = ['one', 'one', 'two', undefined].map((tokenHash) => {
    const connection = new Connection()
    streams.hold(request(tokenHash), { raw: connection } as unknown as FastifyReply)
    return connection
  })
  await streams.look()
  alive = undefined
  await expect(streams.look()).rejects.toThrow()
  expect([one, again, two, visitor].map((connection) => connection?.destroyed)).toEqual([
    false,
    false,
    false,
    false,
  ])
  alive = new Set(['two'])
  await streams.look()
  expect([one, again, two, visitor].map((connection) => connection?.destroyed)).toEqual([
    true,
    true,
    false,
    false,
  ])
  await streams.look()
  expect(asked.at(-1)).toEqual(['two'])
  streams.close()
})

test('whole answers of a reader are limited as its streams are, and apart from them', () => {
  const streams = new OpenStreams({ perUser: 2 })
  const hold = (kind: 'stream' | 'whole') => {
    const connection = new Connection()
    streams.hold(request('one'), { raw: connection } as unknown as FastifyReply, kind)
    return connection
  }
  const [first] = [hold('whole'), hold('whole')]
  expect(() => hold('whole')).toThrow(expect.objectContaining({ errorName: 'streamsTooMany' }))
  for (let no = 0; no < 2; no += 1) hold('stream')
  expect(() => hold('stream')).toThrow(expect.objectContaining({ errorName: 'streamsTooMany' }))
  first.destroy()
  expect(() => hold('whole')).not.toThrow()
  streams.close()
})
