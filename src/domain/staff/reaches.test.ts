import { staffPermissions, staffRoles, permissionsOf, type StaffPermission } from './permissions'
import { reaches } from './reaches'

const names = Object.keys(staffPermissions) as StaffPermission[]
const rows = [
  { ownerId: 'me', branchId: 'shanxi' },
  { ownerId: 'me', branchId: 'anhui' },
  { ownerId: 'other', branchId: 'shanxi' },
  { ownerId: null, branchId: 'shanxi' },
  { ownerId: 'other', branchId: 'anhui' },
  { ownerId: null, branchId: 'anhui' },
  { ownerId: null, branchId: null },
]

describe.each(staffRoles)('%s', (role) => {
  const me = { staffId: 'me', role, branchId: 'shanxi' }

  it.each(names)('%s: never reaches another branch without `all`, nor a foreign row with `own`', (name) => {
    const grant: Readonly<Record<string, string>> = staffPermissions[name]
    const scope = grant[role]
    const expected = rows.map(({ ownerId, branchId }) => {
      if (scope === undefined) return false
      if (scope === 'all') return true
      if (ownerId === 'me') return scope !== 'branch' || branchId === 'shanxi'
      if (branchId !== 'shanxi' || scope === 'own') return false
      return scope === 'branch' || ownerId === null
    })
    expect(rows.map((row) => reaches(me, name, row))).toEqual(expected)
  })
})

it('lets a member without a branch reach no branch', () => {
  const lost = { staffId: 'me', role: 'branchManager', branchId: null } as const
  expect(rows.filter((row) => reaches(lost, 'clues.read', row))).toEqual([])
})

it('gives a role below no permission that the role above has not', () => {
  const above = new Set(permissionsOf('headOffice'))
  for (const role of ['branchStaff', 'branchManager'] as const)
    expect(permissionsOf(role).filter((name) => !above.has(name))).toEqual([])
})
