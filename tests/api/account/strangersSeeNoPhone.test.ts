import { handInTest } from '@/contracts/promo/handInTest'
import { startTest } from '@/contracts/promo/papers'
import { shareResult } from '@/contracts/word/shares'
import { allCalls } from '../../../server/src/services/allCalls'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

const PHONES = ['13912345678', '13812345678'] as const
/** Names that learners give themselves: the phone, and the phone in a sentence. */
const NAMES = ['13912345678', '小王 138 1234 5678'] as const
const paperId = 'maths-1'

let backend: Backend
/** What path parameters stand for, by name; `1` where nothing else is said. */
const known: Record<string, string> = { paperId, goodsId: '270001', goodId: '270001' }
const shares: string[] = []

beforeAll(async () => {
  backend = await startBackend()
  for (const [index, phone] of PHONES.entries()) {
    const { uid, token } = await backend.login(phone)
    await backend.rows(`update users set name = '${NAMES[index]}' where uid = ${uid}`)
    shares.push((await backend.ask(shareResult, { params: { uid }, body: {} }, token)).shareId)
    const attemptId = `attempt-${uid}`
    const { ticket } = await backend.ask(startTest, { params: { paperId }, body: { attemptId } })
    const body = { paperId, ticket, seconds: 60, answers: Array<null>(12).fill(null) }
    await backend.ask(handInTest, { params: { uid, attemptId }, body }, token)
  }
})
afterAll(() => backend.stop())

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s.·_-]/g, '')
const tellsPhone = async (address: string): Promise<boolean> => {
  const { body } = await backend.fastify.inject(address)
  return PHONES.some((phone) => digitsOf(body).includes(phone))
}

const open = allCalls.filter(({ allows, method }) => allows === 'anyone' && method === 'GET')

test.each(open.map((contract) => [contract.id, contract] as const))(
  '%s tells no stranger a phone',
  async (_, contract) => {
    for (const shareId of shares) {
      const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const params = Object.fromEntries(names.map((name) => [name, { ...known, shareId }[name] ?? '1']))
      expect(await tellsPhone(addressOf(contract, { params }))).toBe(false)
    }
  },
)

test.each(['/word-result?shareId=', '/posters/words/'])(
  '%s of a shared result tells no phone',
  async (start) => {
    for (const shareId of shares) expect(await tellsPhone(start + shareId)).toBe(false)
  },
)

test('what is open to strangers shows those who were made for it', async () => {
  const { body } = await backend.fastify.inject(`/word/v1/shares/${shares[0]}`)
  expect(body).toContain('139****5678')
})
