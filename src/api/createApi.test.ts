import * as v from 'valibot'
import { defineCall } from '@/contracts/define'
import { pageContent } from '@/contracts/pages/pageContent'
import { token } from '@/contracts/auth/token'
import { fakeApi } from '../../tests/builders/fakeApi'
import { bodyOf, flat, ok, refused } from '../../tests/builders/scriptedNetwork'
import { ApiError } from './ApiError'

const read = defineCall({
  id: 'test.read',
  allows: 'anyone',
  method: 'GET',
  path: '/test/{id}',
  summary: '',
  params: v.object({ id: v.string() }),
  query: v.object({ q: v.optional(v.string()) }),
  response: v.object({ name: v.string() }),
})
const quietRead = { ...read, hideLoading: true } as const
const write = defineCall({
  id: 'test.write',
  allows: 'anyone',
  method: 'POST',
  path: '/test',
  summary: '',
  body: v.object({ name: v.string() }),
  response: v.object({}),
})
const needsUid = { ...write, allows: 'user' } as const
const input = { params: { id: '1' }, query: {} }
const NAME = ok({ name: '研途' })

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call should have failed with an ApiError')
  return error
}

describe('a request (seed §7)', () => {
  it('goes to the API with path, query and no-cache, and waits 500000 ms', async () => {
    const { call, requests } = fakeApi([NAME], { headers: () => ({ v: '4080500' }) })
    await call(read, { params: { id: 'a/中' }, query: { q: '1&2' } })
    expect(requests).toEqual([
      {
        method: 'GET',
        url: 'https://api.example/test/a%2F%E4%B8%AD?q=1%262',
        headers: { 'cache-control': 'no-cache', v: '4080500' },
        timeoutMs: 500_000,
      },
    ])
  })

  it('takes its headers fresh for every call', async () => {
    let token = 'one'
    const { call, requests } = fakeApi([NAME], { headers: () => ({ Authorization: `Bearer ${token}` }) })
    await call(read, input)
    token = 'two'
    await call(read, input)
    expect(requests.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer one', 'Bearer two'])
  })

  it('sends a body as JSON', async () => {
    const { call, requests } = fakeApi([ok()])
    await call(write, { body: { name: '张三' } })
    expect(requests[0]?.headers['content-type']).toBe('application/json')
    expect(bodyOf(requests[0])).toEqual({ name: '张三' })
  })

  it('sends the token call as a multipart form with the query repeated in the address', async () => {
    const answer = flat({ access_token: 't', expires_in: 60, uid: '1', register_time: 1 })
    const { call, requests } = fakeApi([answer])
    const query = {
      grant_type: 'sms',
      client_id: 'yantu-web',
      mobile: '13812345678',
      code: '123456',
    } as const
    await call(token, { query })
    const [request] = requests
    expect(request?.url).toBe(
      'https://api.example/auth/oauth/token?grant_type=sms&client_id=yantu-web&mobile=13812345678&code=123456',
    )
    expect(request?.headers['content-type']).toBe('multipart/form-data; boundary=----yantu-form')
    for (const [name, value] of Object.entries(query)) {
      expect(request?.body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
    }
  })

  it('asks the config host for static content with ?t=', async () => {
    const { call, requests } = fakeApi([flat({ data: { templates: [] } })])
    await call(pageContent, { params: { name: '127' }, query: { t: 5 } })
    expect(requests[0]?.url).toBe('https://config.example/127.json?t=5')
  })

  it('leaves out query values that are not given', async () => {
    const { call, requests } = fakeApi([NAME])
    await call(read, { params: { id: '1' }, query: { q: undefined } })
    expect(requests[0]?.url).toBe('https://api.example/test/1')
  })

  it('is a bug without its path parameter', async () => {
    const { call, requests } = fakeApi([NAME])
    await expect(call(read, { params: {}, query: {} } as never)).rejects.toThrow(
      'test.read needs the path parameter id',
    )
    expect(requests).toEqual([])
  })
})

describe('the loading sign (seed §7)', () => {
  it('is shown while a call runs, also when it fails', async () => {
    const { call, loading } = fakeApi([NAME, refused(400)])
    await call(read, input)
    await failureOf(call(write, { body: { name: '' } }))
    expect(loading).toEqual([1, -1, 1, -1])
  })

  it('counts calls that run at the same time', async () => {
    const { call, loading } = fakeApi([NAME])
    await Promise.all([call(read, input), call(read, { ...input, params: { id: '2' } })])
    expect(loading).toEqual([1, 1, -1, -1])
  })

  it('is not shown with hideloading', async () => {
    const { call, loading } = fakeApi([NAME])
    await call(quietRead, input)
    expect(loading).toEqual([])
  })
})

describe('a call that needs a uid (seed §6)', () => {
  it('is rejected on the device with 403 请先登录系统！ when nobody is logged in, without a request', async () => {
    const { call, requests, said, loading } = fakeApi([ok()], { uid: () => '' })
    const error = await failureOf(call(needsUid, { body: { name: '' } }))
    expect(error).toMatchObject({
      kind: 'needs-login',
      status: 403,
      msg: '请先登录系统！',
      isTemporary: false,
    })
    expect({ requests, said, loading }).toEqual({ requests: [], said: ['请先登录系统！'], loading: [] })
  })

  it('goes out when somebody is', async () => {
    const { call, requests } = fakeApi([ok()])
    await call(needsUid, { body: { name: '' } })
    expect(requests).toHaveLength(1)
  })
})

describe('a GET', () => {
  it('is sent once for callers that ask at the same time', async () => {
    const { call, requests } = fakeApi([NAME])
    const answers = await Promise.all([call(read, input), call(read, input), call(read, input)])
    expect(requests).toHaveLength(1)
    expect(answers).toEqual([{ name: '研途' }, { name: '研途' }, { name: '研途' }])
  })

  it('is sent again once the first has been answered, and apart for another address or another user', async () => {
    let user = 'one'
    const { call, requests } = fakeApi([NAME], { headers: () => ({ Authorization: user }) })
    await call(read, input)
    const first = call(read, input)
    user = 'two'
    await Promise.all([first, call(read, input), call(read, { ...input, params: { id: '2' } })])
    expect(requests).toHaveLength(4)
  })

  it.each([['offline'], ['timeout'], [refused(503)], [{ status: 200, body: '<html>Wi-Fi</html>' }]] as const)(
    'is repeated after 300 and 900 ms when the answer is %j',
    async (failure) => {
      const { call, requests, waits, said } = fakeApi([failure, failure, NAME])
      expect(await call(read, input)).toEqual({ name: '研途' })
      expect({ sent: requests.length, waits, said }).toEqual({ sent: 3, waits: [300, 900], said: [] })
    },
  )

  it('gives up after three times and says so once', async () => {
    const { call, requests, said } = fakeApi(['offline'])
    const error = await failureOf(call(read, input))
    expect(error).toMatchObject({ kind: 'offline', status: 0, isTemporary: true })
    expect({ sent: requests.length, said }).toEqual({ sent: 3, said: ['网络不给力，请检查网络后重试'] })
  })

  it.each([[refused(400)], [refused(404)], [refused(429)]])('is not repeated after %j', async (failure) => {
    const { call, requests } = fakeApi([failure])
    await failureOf(call(read, input))
    expect(requests).toHaveLength(1)
  })
})

describe('a write', () => {
  it('is never repeated by itself', async () => {
    const { call, requests, waits } = fakeApi(['offline'])
    await failureOf(call(write, { body: { name: '' } }))
    expect({ sent: requests.length, waits }).toEqual({ sent: 1, waits: [] })
  })

  it('carries an idempotency key of its own, or the one it is given; a GET carries none', async () => {
    const { call, requests } = fakeApi([NAME])
    await call(write, { body: { name: '' } })
    await call(write, { body: { name: '' } })
    await call(write, { body: { name: '' } }, { idempotencyKey: 'mine' })
    await call(read, input)
    expect(requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual([
      'key-1',
      'key-2',
      'mine',
      undefined,
    ])
  })

  it('is sent each time, also at the same time', async () => {
    const { call, requests } = fakeApi([ok()])
    await Promise.all([call(write, { body: { name: '' } }), call(write, { body: { name: '' } })])
    expect(requests).toHaveLength(2)
  })
})

describe('an answer', () => {
  it('is parsed by its contract; unknown fields pass by', async () => {
    const { call } = fakeApi([ok({ name: '研途', more: 1 })])
    expect(await call(read, input)).toEqual({ name: '研途' })
  })

  it.each([[ok({ name: 5 })], [ok(null)], [{ status: 200, body: { status: 200 } }]])(
    'that breaks its contract is of the kind shape: %j',
    async (answer) => {
      const { call, said } = fakeApi([answer])
      expect(await failureOf(call(read, input))).toMatchObject({
        kind: 'shape',
        status: 200,
        isTemporary: false,
      })
      expect(said).toEqual(['数据有误，请刷新后再试'])
    },
  )

  it.each([
    [{ status: 200, body: '<html></html>' }],
    [{ status: 200, body: {} }],
    [{ status: 204, body: '' }],
  ])('without a status is not from the backend: %j', async (answer) => {
    const { call } = fakeApi([answer])
    const error = await failureOf(call(write, { body: { name: '' } }))
    expect(error).toMatchObject({ kind: 'shape', status: 0, isTemporary: true })
  })
})

describe('ApiError', () => {
  it('tells developers which call failed and how', () => {
    const error = new ApiError('auth.token', {
      kind: 'rejected',
      status: 400,
      code: 'Y40001',
      msg: '账号或密码错误',
    })
    expect(error.message).toBe('auth.token: rejected (status 400, code Y40001)')
    expect(error.name).toBe('ApiError')
  })

  it.each([
    [0, true],
    [400, false],
    [401, false],
    [404, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])('with status %d is temporary: %s', (status, isTemporary) => {
    expect(new ApiError('x.y', { kind: 'rejected', status, code: '', msg: '' }).isTemporary).toBe(isTemporary)
  })
})
