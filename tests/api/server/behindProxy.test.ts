import { startBackend } from '../harness/startBackend'

/** The warnings of a process that gets a forwarded address. */
const warningsOf = async (trustProxy: false | number): Promise<readonly string[]> => {
  const lines: string[] = []
  const backend = await startBackend({
    trustProxy,
    logLevel: 'warn',
    logStream: { write: (line) => lines.push(line) },
  })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let no = 0; no < 2; no += 1) await backend.fastify.inject({ url: '/health', headers })
  await backend.stop()
  return lines.filter((line) => line.includes('TRUST_PROXY'))
}

test('a process behind a proxy that it does not trust says so once', async () => {
  expect(await warningsOf(false)).toHaveLength(1)
})

test('a process that trusts its proxy says nothing', async () => {
  expect(await warningsOf(1)).toEqual([])
})
