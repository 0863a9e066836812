import { activities, activity, allRanks, holds, ranks } from '@/contracts/sales/figures'
import { disableLink, salesLinks } from '@/contracts/sales/links'
import { staffAudit } from '@/contracts/staff/audit'
import { type StaffPermission, type StaffRole, staffRoles, staffScope } from '@/domain/staff/permissions'
import { reaches } from '@/domain/staff/reaches'
import { needsBranch } from '@/domain/staff/staffRules'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, type Member, OPERATOR_KEY } from '../staff/staffWorld'

/** Owners of the rows: the member, a colleague of the branch, or a stranger of another branch. */
const owners = ['me', 'colleague', 'stranger'] as const
type Owner = (typeof owners)[number]
const branchOfOwner: Readonly<Record<Owner, string>> = {
  me: 'shanxi',
  colleague: 'shanxi',
  stranger: 'anhui',
}
const span = { from: '2026-11-01', to: '2026-11-30' }

let backend: Backend
const members = new Map<StaffRole, Member>()
const others = new Map<Owner, Member>()
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  for (const role of staffRoles)
    members.set(
      role,
      await addMember(backend, `figures.${role}`, role, needsBranch(role) ? 'shanxi' : undefined),
    )
  others.set('colleague', await addMember(backend, 'figures.colleague', 'branchStaff', 'shanxi'))
  others.set('stranger', await addMember(backend, 'figures.stranger', 'branchStaff', 'anhui'))
})
afterAll(() => backend.stop())

const memberOf = (role: StaffRole, owner: Owner = 'me'): Member => {
  const member = owner === 'me' ? members.get(role) : others.get(owner)
  if (!member) throw new Error(`${role} ${owner}`)
  return member
}

/** One link, one day, one held order, one held registration and one line of the log for each owner. */
const fill = async (role: StaffRole): Promise<void> => {
  for (const table of ['sales_links', 'staff_days', 'order_sources'])
    await backend.rows(`delete from ${table} returning 1 as one`)
  for (const owner of owners) {
    const { staffId } = memberOf(role, owner)
    const branch = branchOfOwner[owner]
    await backend.rows(`insert into sales_links values ('reach-${owner}', '${staffId}', '${branch}', '链接', '/', '127', null,
      '2026-11-20', '2027-01-01', null) returning 1 as one`)
    await backend.rows(
      `insert into staff_days values ('${staffId}', '127', '2026-11-21', '${branch}', 5, 4, 2, 1, 1, 0, 900) returning 1 as one`,
    )
    await backend.rows(`insert into order_sources (id, order_id, kind, staff_id, branch_id, promotion_id, amount, at, rule_version, held)
      values ('reach-${owner}', 'reach-${owner}', 'paid', '${staffId}', '${branch}', '127', 900, now(), 2, 'self') returning 1 as one`)
    await backend.rows(`insert into staff_audit (at, actor, staff_id, branch_id, action, subject, detail, address)
      values (now(), 'reach', '${staffId}', '${branch}', 'link.create', 'reach-${role}-${owner}', '{}', '') returning 1 as one`)
  }
}

/** The owners whose rows a permission reaches; undefined where the role may not. */
const expected = (role: StaffRole, permission: StaffPermission): Owner[] | undefined => {
  if (staffScope(role, permission) === undefined) return undefined
  const me = { staffId: memberOf(role).staffId, role, branchId: needsBranch(role) ? 'shanxi' : null }
  return owners.filter((owner) =>
    reaches(me, permission, { ownerId: memberOf(role, owner).staffId, branchId: branchOfOwner[owner] }),
  )
}

const ownersIn = (role: StaffRole, ids: readonly string[]): Owner[] =>
  owners.filter((owner) =>
    ids.some(
      (id) =>
        id === `reach-${owner}` || id === memberOf(role, owner).staffId || id === `reach-${role}-${owner}`,
    ),
  )

/** Asks for a list as a role: the owners in it, or undefined for 403. */
const seen = async (
  role: StaffRole,
  work: (token: string) => Promise<{ status: number; result: unknown }>,
  idsOf: (result: never) => string[],
) => {
  const { status, result } = await work(memberOf(role).token)
  if (status === 403) return undefined
  expect(status).toBe(200)
  return ownersIn(role, idsOf(result as never))
}

describe.each(staffRoles)('%s', (role) => {
  beforeAll(() => fill(role))

  test('sees links as the table of permissions says', async () => {
    const found = await seen(
      role,
      (token) => backend.send(salesLinks, { query: {} }, token),
      (result: { list: { code: string }[] }) => result.list.map(({ code }) => code),
    )
    expect(found).toEqual(expected(role, 'links.read'))
  })

  test('disables no link out of reach', async () => {
    const reach = expected(role, 'links.write')
    for (const owner of owners) {
      const { status } = await backend.send(
        disableLink,
        { params: { id: `reach-${owner}` } },
        memberOf(role).token,
      )
      expect([owner, status]).toEqual([owner, reach === undefined ? 403 : reach.includes(owner) ? 200 : 404])
    }
  })

  test('sees figures of members, of an activity and of all, as the table says', async () => {
    const reach = expected(role, 'activity.read')
    const all = await seen(
      role,
      (token) => backend.send(activities, { query: span }, token),
      (result: { people: { staffId: string }[] }) => result.people.map(({ staffId }) => staffId),
    )
    expect(all).toEqual(reach)
    const one = await backend.send(
      activity,
      { params: { promotionId: '127' }, query: span },
      memberOf(role).token,
    )
    // The promotion belongs to another branch.
    if (staffScope(role, 'activity.read') === 'branch') return expect(one.status).toBe(404)
    if (reach === undefined) return expect(one.status).toBe(403)
    const { people } = one.result as { people: { staffId: string }[] }
    expect(
      ownersIn(
        role,
        people.map(({ staffId }) => staffId),
      ),
    ).toEqual(reach)
  })

  test('sees the ranking of persons and the money as the table says', async () => {
    const reach = expected(role, 'ranks.read')
    const rows = (result: { list: { id: string }[] }) => result.list.map(({ id }) => id)
    const found = await seen(role, (token) => backend.send(ranks, { query: { span: 'month' } }, token), rows)
    expect(found).toEqual(reach)
    const wide = await seen(
      role,
      (token) => backend.send(allRanks, { query: { span: 'month' } }, token),
      rows,
    )
    expect(wide).toEqual(expected(role, 'ranks.all'))
    if (reach === undefined) return
    const { result } = await backend.send(
      ranks,
      { query: { span: 'month', by: 'branch' } },
      memberOf(role).token,
    )
    const { list } = result as { list: { id: string; amount: number | null }[] }
    const isWide = staffScope(role, 'ranks.read') === 'all'
    expect(list.map(({ id, amount }) => [id, amount !== null])).toEqual(
      expect.arrayContaining([
        ['shanxi', true],
        ['anhui', isWide],
      ]),
    )
  })

  test('sees what is held as the table says', async () => {
    const found = await seen(
      role,
      (token) => backend.send(holds, {}, token),
      (result: { id: string }[]) => result.map(({ id }) => id),
    )
    expect(found).toEqual(expected(role, 'holds.review'))
  })

  test('reads the audit log as the table says', async () => {
    const found = await seen(
      role,
      (token) => backend.send(staffAudit, { query: { size: 100 } }, token),
      (result: { list: { subject: string }[] }) => result.list.map(({ subject }) => subject),
    )
    expect(found).toEqual(expected(role, 'audit.read'))
  })
})
