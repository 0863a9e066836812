import type { Listing } from '../harness/listingRows'
import { communityStaffListings } from '../community/communityListings'
import { salesListings } from '../sales/salesListings'

const MANY = 20
const series = `generate_series(1, ${MANY}) n`
const claimed = (
  n: string,
) => `'claim-' || ${n}, 'claim.' || ${n}, '1360000' || lpad(${n}::text, 4, '0'), '小满', 'agent', null, null, null,
  'x', false, now(), null, null, 'shanxi', 'C-' || ${n}, now(), null, null`

/** How rows of the calls of staff are made. */
export const staffListings: Readonly<Record<string, Listing>> = {
  ...communityStaffListings,
  ...salesListings,
  'staff.identityClaims': {
    many: () => `insert into staff_accounts select ${claimed('n')} from ${series}`,
  },
  'staff.accounts': {
    query: { size: '1' },
    more: { size: String(MANY) },
    many: () => `insert into staff_accounts select ${claimed('(n + 100)')} from ${series}`,
  },
  'staff.audit': {
    query: { size: '1' },
    more: { size: String(MANY) },
    many: () => `insert into staff_audit (at, actor, action, subject, detail, address)
      select now(), 'key', 'key.used', 'x', '{}'::jsonb, '' from ${series}`,
  },
}
