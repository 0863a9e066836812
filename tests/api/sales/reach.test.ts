import * as clues from '@/contracts/sales/clues'
import type { CallContract } from '@/contracts/define'
import { isStaffOnly, permissionIn } from '@/contracts/staff/staff'
import { type StaffRole, staffScope } from '@/domain/staff/permissions'
import { reaches } from '@/domain/staff/reaches'
import { type Backend, startBackend } from '../harness/startBackend'
import { addMember, type Member, OPERATOR_KEY } from '../staff/staffWorld'

/** Owners of the rows: the member, a colleague or none; in the same branch or in another. */
const rows = [
  { id: 'lead-own', branch: 'shanxi', owner: 'me' },
  { id: 'lead-colleague', branch: 'shanxi', owner: 'colleague' },
  { id: 'lead-pool', branch: 'shanxi', owner: null },
  { id: 'lead-other-owned', branch: 'anhui', owner: 'stranger' },
  { id: 'lead-other-pool', branch: 'anhui', owner: null },
] as const
const roles: readonly StaffRole[] = [
  'agent',
  'branchStaff',
  'branchManager',
  'headOffice',
  'expert',
  'operator',
]

/** Every call on one lead, with a body that it takes. */
const calls: readonly (readonly [CallContract, object | undefined])[] = [
  [clues.clue, undefined],
  [clues.openPhone, undefined],
  [clues.followUp, { id: 'event-0001', note: '已电话联系' }],
  [clues.takeClue, undefined],
  [clues.releaseClue, undefined],
  [clues.assignClue, { staffId: 'set below' }],
]

let backend: Backend
const members = new Map<StaffRole, Member>()
let colleague: Member
let stranger: Member
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  for (const role of roles) {
    const isOfBranch = ['agent', 'branchStaff', 'branchManager'].includes(role)
    members.set(role, await addMember(backend, `reach.${role}`, role, isOfBranch ? 'shanxi' : undefined))
  }
  colleague = await addMember(backend, 'reach.colleague', 'branchStaff', 'shanxi')
  stranger = await addMember(backend, 'reach.stranger', 'branchStaff', 'anhui')
})
afterAll(() => backend.stop())

const ownerOf = (owner: (typeof rows)[number]['owner'], me: Member): string | null =>
  owner === null ? null : { me, colleague, stranger }[owner].staffId

const reset = async (me: Member) => {
  await backend.rows('delete from sales_clues returning 1 as one')
  const now = new Date(backend.time.now).toISOString()
  for (const [at, { id, branch, owner }] of rows.entries()) {
    const ownerId = ownerOf(owner, me)
    await backend.rows(`insert into sales_clues (id, phone, promotion_id, day, branch_id, extra, created_at, updated_at, staff_id)
      values ('${id}', '1390000000${at}', '127', '2026-11-21', '${branch}', '{"name":"学员"}', '${now}', '${now}',
        ${ownerId === null ? 'null' : `'${ownerId}'`}) returning 1 as one`)
  }
}

const memberOf = (role: StaffRole): Member => {
  const member = members.get(role)
  if (!member) throw new Error(role)
  return member
}

const branchOf = (role: StaffRole) =>
  ['agent', 'branchStaff', 'branchManager'].includes(role) ? 'shanxi' : null

const mayCall = (
  contract: CallContract,
  role: StaffRole,
  row: (typeof rows)[number],
  me: Member,
): boolean => {
  if (!isStaffOnly(contract.allows)) return false
  const permission = permissionIn(contract.allows)
  const member = { staffId: me.staffId, role, branchId: branchOf(role) }
  const owned = { ownerId: ownerOf(row.owner, me), branchId: row.branch }
  return reaches(member, permission, owned)
}

describe.each(calls.map(([contract, body]) => [contract.id, contract, body] as const))(
  '%s',
  (id, contract, body) => {
    test.each(roles)(
      'reaches for %s what the table of permissions says, and says 404 of the rest',
      async (role) => {
        const me = memberOf(role)
        const given = id === 'sales.assignClue' ? { staffId: colleague.staffId } : body
        for (const row of rows) {
          await reset(me)
          const { status } = await backend.send(contract, { params: { id: row.id }, body: given }, me.token)
          const may =
            isStaffOnly(contract.allows) && staffScope(role, permissionIn(contract.allows)) !== undefined
          const isUniqueViolation =
            id === 'sales.takeClue' && row.branch === 'shanxi' && row.owner !== null && row.owner !== 'me'
          // Managers can see an owned lead but not claim it; other staff get the error of a taken lead.
          const expected = !may
            ? [403]
            : isUniqueViolation && branchOf(role) !== null
              ? [409]
              : mayCall(contract, role, row, me)
                ? id === 'sales.takeClue' && row.owner !== null && row.owner !== 'me'
                  ? [409]
                  : [200]
                : [404]
          expect([row.id, expected]).toEqual([row.id, expect.arrayContaining([status])])
        }
      },
    )
  },
)

test.each(roles)('list, totals and export of %s hold the same leads', async (role) => {
  const me = memberOf(role)
  await reset(me)
  const expected = rows.filter((row) => mayCall(clues.clues, role, row, me)).map(({ id }) => id)
  const list = await backend.call(clues.clues, { query: {} }, me.token)
  if (staffScope(role, 'clues.read') === undefined) return expect(list.status).toBe(403)
  const { list: found } = await backend.ask(clues.clues, { query: {} }, me.token)
  expect(found.map(({ id }) => id).sort()).toEqual([...expected].sort())
  const totals = await backend.ask(clues.clueTotals, { query: {} }, me.token)
  expect(totals.new).toBe(expected.length)
  if (staffScope(role, 'clues.export') === undefined) return
  const { rows: exported, csv } = await backend.ask(clues.exportClues, { body: {} }, me.token)
  expect(exported).toBe(expected.length)
  for (const { id } of rows) expect(csv.includes(id)).toBe(expected.includes(id as never))
})
