/** @jest-environment ./tests/api/environment.cjs */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { humanCheck } from '@/contracts/auth/humanCheck'
import { smsCode } from '@/contracts/auth/smsCode'
import { solveHumanCheck } from '@/domain/humanCheck/solveHumanCheck'
import { startBackend } from './startBackend'

let server: Server
let url: string
let seen: string[] = []
let verdict: object = {}
let status = 200

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push(`${request.method} ${body}`)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(verdict))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  url = `http://127.0.0.1:${address.port}/siteverify`
})
afterAll(() => server.close())
beforeEach(() => {
  seen = []
  status = 200
})

describe('a captcha service', () => {
  const proofOf = (token: string) => ({
    query: { mobile: '13800138001', type: '3' as const, proof: `captcha:${token}` },
  })

  test('says of each token once whether it counts, and the work counts beside it', async () => {
    verdict = { success: true, hostname: 'any' }
    const captcha = { url, secret: 'secret' }
    const backend = await startBackend({ captcha, codesUnchecked: 0 })
    expect(await backend.call(smsCode, proofOf('right'))).toMatchObject({ status: 200 })
    expect(seen[0]).toEqual('POST secret=secret&response=right')
    backend.time.now += 60_000
    expect(await backend.call(smsCode, proofOf('right'))).toMatchObject({ code: 'Y42801' })
    expect(seen).toHaveLength(1)
    const work = await solveHumanCheck(await backend.ask(humanCheck, {}))
    const worked = { query: { mobile: '13800138001', type: '3' as const, proof: String(work) } }
    expect(await backend.call(smsCode, worked)).toMatchObject({ status: 200 })
    expect(seen).toHaveLength(1)
    await backend.stop()
  })

  test.each([
    ['that says no', 200, { success: false }],
    ['that answers something else', 200, { ok: 'yes' }],
    ['that is broken', 500, { success: true }],
  ])('%s lets nobody through', async (_, answered, said) => {
    verdict = said
    status = answered
    const backend = await startBackend({ captcha: { url, secret: 's' }, codesUnchecked: 0 })
    expect(await backend.call(smsCode, proofOf('token'))).toMatchObject({ code: 'Y42801' })
    expect(seen).toHaveLength(1)
    await backend.stop()
  })

  test('that was not set up is not asked', async () => {
    const backend = await startBackend({ codesUnchecked: 0 })
    expect(await backend.call(smsCode, proofOf('token'))).toMatchObject({ code: 'Y42801' })
    await backend.stop()
  })
})
