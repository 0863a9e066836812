import md5 from 'md5'
import * as account from '@/contracts/auth/account'
import { type CodeType, codeTypes } from '@/contracts/auth/smsCode'
import { messageToken } from '@/contracts/auth/token'
import { type Answer, type Backend, startBackend } from '../harness/startBackend'

const PHONE = '13300000101'
const OTHER = '13300000102'
const DAY = 86_400_000

let backend: Backend
let uid: string
let token: string
beforeAll(async () => {
  backend = await startBackend()
  ;({ uid, token } = await backend.login(PHONE))
})
afterAll(() => backend.stop())

interface Use {
  readonly type: CodeType
  readonly phone: string
  use(code: string): Promise<Answer>
}

const password = md5('secret1')

/** Whatever a code of a phone is good for. */
const uses: Readonly<Record<string, Use>> = {
  'a login': {
    type: codeTypes.login,
    phone: OTHER,
    use: (code) => backend.call(messageToken, { body: { mobile: OTHER, code } }),
  },
  'a forgotten password': {
    type: codeTypes.login,
    phone: PHONE,
    use: (code) => backend.call(account.resetPassword, { body: { mobile: PHONE, code, password } }),
  },
  'a new password': {
    type: codeTypes.proof,
    phone: PHONE,
    use: (code) => backend.call(account.setPassword, { params: { uid }, body: { code, password } }, token),
  },
  'another phone': {
    type: codeTypes.proof,
    phone: PHONE,
    use: (code) => backend.call(account.bindPhone, { params: { uid }, body: { mobile: PHONE, code } }, token),
  },
  'a deletion': {
    type: codeTypes.proof,
    phone: PHONE,
    use: (code) => backend.call(account.requestDeletion, { params: { uid }, body: { code } }, token),
  },
}

test.each(Object.entries(uses))('%s takes no code that was sent for something else', async (_, one) => {
  // So many codes are more than a phone gets in a day.
  backend.time.now += DAY
  ;({ uid, token } = await backend.login(PHONE))
  backend.time.now += 60_000
  const send: Readonly<Record<CodeType, () => Promise<string>>> = {
    [codeTypes.login]: () => backend.codeFor(one.phone),
    [codeTypes.proof]: () => backend.proofFor(one.phone),
  }
  const foreign = one.type === codeTypes.login ? codeTypes.proof : codeTypes.login
  expect(await one.use(await send[foreign]())).toMatchObject({ code: 'Y40002' })
  backend.time.now += 60_000
  expect(await one.use(await send[one.type]())).toMatchObject({ status: 200 })
})
