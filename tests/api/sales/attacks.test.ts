import md5 from 'md5'
import * as clues from '@/contracts/sales/clues'
import { createLink, linkVisit, salesLinks } from '@/contracts/sales/links'
import { staffLogin } from '@/contracts/staff/session'
import { lockStaff } from '@/contracts/staff/accounts'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, type Member, OPERATOR_KEY } from '../staff/staffWorld'
import { leaveLead, loginOn, makeLink, visit, from } from './salesWorld'

let backend: Backend
let agent: Member
let manager: Member
let head: Member
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY, publicUrl: 'https://yantu.example' })
  agent = await addMember(backend, 'attack.agent', 'agent', 'shanxi')
  manager = await addMember(backend, 'attack.manager', 'branchManager', 'shanxi')
  head = await addMember(backend, 'attack.head', 'headOffice')
})
afterAll(() => backend.stop())

const follow = (url: string, method: 'GET' | 'HEAD' = 'GET', agentName = 'Mozilla/5.0') =>
  backend.fastify.inject({ method, url, headers: { 'user-agent': agentName } })

const figuresOf = async (code: string) =>
  (await backend.ask(salesLinks, { query: {} }, agent.token)).list.find((link) => link.code === code)

describe('short links', () => {
  test('lead to our own page, whatever a request adds', async () => {
    const { code } = await makeLink(backend, agent)
    for (const extra of [
      '',
      '?redir_url=https://evil.example',
      '?k=x&promotionId=9',
      '?url=//evil.example',
    ]) {
      const answer = await follow(`/l/${code}${extra}`)
      expect(answer.statusCode).toBe(302)
      const target = new URL(String(answer.headers['location']))
      expect(target.origin).toBe('https://yantu.example')
      expect(target.href).not.toContain('evil')
      expect(target.searchParams.get('promotionId')).toBe('127')
    }
  })

  test('count no preview, no HEAD and no bot: only the page that runs counts', async () => {
    const { code } = await makeLink(backend, agent)
    await follow(`/l/${code}`, 'HEAD')
    await follow(`/l/${code}`, 'GET', 'facebookexternalhit/1.1')
    await follow(`/l/${code}`)
    expect(await figuresOf(code)).toMatchObject({ visits: 0 })
  })

  test('take no forged, disabled or ended code', async () => {
    const { code } = await makeLink(backend, agent)
    const forged = `${code.slice(0, -1)}${code.endsWith('a') ? 'b' : 'a'}`
    expect((await follow(`/l/${forged}`)).headers['location']).toBe('/error')
    await visit(backend, 'device-forged', forged)
    backend.time.now += 31 * 86_400_000
    await visit(backend, 'device-late', code)
    expect((await follow(`/l/${code}`)).headers['location']).not.toContain('k=')
    const rows = await backend.rows(
      "select 1 as one from link_visits where visitor in ('device-forged', 'device-late')",
    )
    expect(rows).toEqual([])
  })
})

describe('after a month every member logs in anew', () => {
  beforeAll(async () => {
    agent = await addMember(backend, 'attack.agent2', 'agent', 'shanxi')
    manager = await addMember(backend, 'attack.manager2', 'branchManager', 'shanxi')
    head = await addMember(backend, 'attack.head2', 'headOffice')
  })

  test('a link leads to no address that somebody wrote', async () => {
    const body = { page: 'https://evil.example', promotionId: '127', days: 30 }
    expect((await backend.send(createLink, { body }, agent.token)).status).toBe(400)
  })

  test('a repeated visit id counts once, and a burst from one network is held', async () => {
    const { code } = await makeLink(backend, agent)
    const body = { id: 'same-visit-id', code }
    await from(backend, 'device-same', linkVisit, { body })
    await from(backend, 'device-same', linkVisit, { body })
    expect(await figuresOf(code)).toMatchObject({ visits: 1 })
    for (let turn = 0; turn < 80; turn += 1) await visit(backend, `device-burst-${turn}`, code)
    expect((await figuresOf(code))?.visits).toBeLessThanOrEqual(60)
  })

  test('a visit from the member’s own device is not counted', async () => {
    const { code } = await makeLink(backend, agent)
    const body = { loginName: agent.loginName, password: md5(agent.password) }
    await from(backend, 'device-of-agent', staffLogin, { body })
    await visit(backend, 'device-of-agent', code)
    expect(await figuresOf(code)).toMatchObject({ visits: 0 })
  })

  test('codes that a learner writes into a lead change nothing beside the link', async () => {
    const { code } = await makeLink(backend, agent)
    await visit(backend, 'device-codes', code)
    const id = await leaveLead(backend, 'device-codes', {
      phone: '13700000077',
      promotionId: '127',
      inviteCode: 'YT0003',
      agentCode: manager.staffId,
    })
    const detail = await backend.ask(clues.clue, { params: { id } }, agent.token)
    expect(detail.ownerId).toBe(agent.staffId)
  })

  test('a source that is frozen stays when the account comes through another link', async () => {
    const first = await makeLink(backend, agent)
    const second = await makeLink(backend, manager)
    await visit(backend, 'device-frozen', first.code)
    const { uid } = await loginOn(backend, 'device-frozen', '13700000078')
    await visit(backend, 'device-frozen', second.code)
    await loginOn(backend, 'device-frozen', '13700000078')
    expect(await backend.rows(`select code from account_sources where uid = ${uid}`)).toEqual([
      { code: first.code },
    ])
  })

  test('an exported cell is never a formula, and every export is in the log', async () => {
    await leaveLead(backend, 'device-csv', {
      phone: '13700000079',
      promotionId: '127',
      extra: { name: '=HYPERLINK(1)' },
    })
    const { csv } = await backend.ask(clues.exportClues, { body: {} }, head.token)
    expect(csv).toContain("'=HYPERLINK(1)")
    expect(csv).not.toMatch(/(^|,)=/m)
    expect(csv).not.toContain('13700000079')
    const logged = await backend.rows("select detail from staff_audit where action = 'lead.export'")
    expect(logged.length).toBeGreaterThan(0)
  })

  test('an import reads +86 and full-width digits as one phone, and merges', async () => {
    const csv = '手机号,姓名\n+86 138-0013-8000,小满\n１３８００１３８０００,\n12345,小李'
    const result = await backend.ask(clues.importClues, { body: { csv, promotionId: '127' } }, manager.token)
    expect(result).toEqual({ added: 1, merged: 1, refused: [{ line: 4, reason: '手机号不正确' }] })
  })

  test('more than twenty opened phones in an hour alert the manager once', async () => {
    const id = await leaveLead(backend, 'device-many', { phone: '13700000080', promotionId: '127' })
    for (let turn = 0; turn < 23; turn += 1)
      await backend.ask(clues.openPhone, { params: { id } }, head.token)
    const alerts = await backend.rows("select 1 as one from staff_audit where action = 'lead.open.many'")
    expect(alerts).toHaveLength(1)
    expect(
      await backend.rows(`select 1 as one from staff_audit where action = 'lead.open' and subject = '${id}'`),
    ).toHaveLength(23)
  })

  test('the search finds a phone by its last four digits or whole, and no masked digit', async () => {
    await leaveLead(backend, 'device-digits', { phone: '13716340082', promotionId: '127' })
    const found = async (keyword: string) =>
      (await backend.ask(clues.clues, { query: { keyword } }, head.token)).list.length
    const answers = await Promise.all(['0082', '13716340082', '40082', '6340082', '082'].map(found))
    expect(answers).toEqual([1, 1, 0, 0, 0])
  })

  test('states move only as the table allows, and a repeated follow-up counts once', async () => {
    const id = await leaveLead(backend, 'device-moves', { phone: '13700000081', promotionId: '127' })
    const send = (body: object) => backend.send(clues.followUp, { params: { id }, body }, head.token)
    expect((await send({ id: 'move-0001', state: 'promised' })).code).toBe('Y40961')
    expect((await send({ id: 'move-0002', state: 'lost' })).code).toBe('Y40061')
    expect((await send({ id: 'move-0003', state: 'contacted', note: '已联系' })).status).toBe(200)
    expect((await send({ id: 'move-0003', state: 'contacted', note: '已联系' })).status).toBe(200)
    const { events } = await backend.ask(clues.clue, { params: { id } }, head.token)
    expect(events).toHaveLength(1)
  })

  test('an open stream ends with the lock of its account', async () => {
    const member = await addMember(backend, 'attack.locked', 'branchStaff', 'shanxi')
    const stream = backend.fastify.inject({
      method: 'POST',
      url: clues.leadStream.path,
      payload: {},
      headers: { authorization: `Bearer ${member.token}`, accept: 'text/event-stream' },
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await backend.send(
      lockStaff,
      { params: { loginName: member.loginName }, body: {} },
      undefined,
      OPERATOR_KEY,
    )
    const { body } = await stream
    expect(body).toContain('"ended"')
  })
})
