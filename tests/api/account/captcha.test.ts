import { humanCheck } from '@/contracts/auth/humanCheck'
import { smsCode } from '@/contracts/auth/smsCode'
import { solveHumanCheck } from '@/domain/humanCheck/solveHumanCheck'
import { startBackend } from '../harness/startBackend'
import { ThirdParty } from '../harness/ThirdParty'

const thirdParty = new ThirdParty()
let url: string

beforeAll(async () => {
  url = `${await thirdParty.start()}/siteverify`
})
afterAll(() => thirdParty.stop())
beforeEach(() => thirdParty.reset())

describe('a captcha service', () => {
  const proofOf = (token: string) => ({
    query: { mobile: '13800138001', type: '3' as const, proof: `captcha:${token}` },
  })

  test('says of each token once whether it counts, and the work counts beside it', async () => {
    thirdParty.answers = { '/siteverify': { success: true, hostname: 'any' } }
    const captcha = { url, secret: 'secret' }
    const backend = await startBackend({ captcha, codesUnchecked: 0 })
    expect(await backend.call(smsCode, proofOf('right'))).toMatchObject({ status: 200 })
    expect(thirdParty.seen[0]).toMatchObject({ method: 'POST', body: 'secret=secret&response=right' })
    backend.time.now += 60_000
    expect(await backend.call(smsCode, proofOf('right'))).toMatchObject({ code: 'Y42801' })
    expect(thirdParty.seen).toHaveLength(1)
    const work = await solveHumanCheck(await backend.ask(humanCheck, {}))
    const worked = { query: { mobile: '13800138001', type: '3' as const, proof: String(work) } }
    expect(await backend.call(smsCode, worked)).toMatchObject({ status: 200 })
    expect(thirdParty.seen).toHaveLength(1)
    await backend.stop()
  })

  test.each([
    ['that says no', 200, { success: false }],
    ['that answers something else', 200, { ok: 'yes' }],
    ['that is broken', 500, { success: true }],
  ])('%s lets nobody through', async (_, answered, said) => {
    thirdParty.answers = { '/siteverify': said }
    thirdParty.status = answered
    const backend = await startBackend({ captcha: { url, secret: 's' }, codesUnchecked: 0 })
    expect(await backend.call(smsCode, proofOf('token'))).toMatchObject({ code: 'Y42801' })
    expect(thirdParty.seen).toHaveLength(1)
    await backend.stop()
  })

  test('that was not set up is not asked', async () => {
    const backend = await startBackend({ codesUnchecked: 0 })
    expect(await backend.call(smsCode, proofOf('token'))).toMatchObject({ code: 'Y42801' })
    await backend.stop()
  })
})
