import type { Listing } from '../harness/listingRows'

const MANY = 20
const series = `generate_series(1, ${MANY}) n`
const paged = (many: string, query: Readonly<Record<string, string>> = {}): Listing => ({
  query: { ...query, size: '1' },
  more: { ...query, size: String(MANY) },
  many: () => many,
})
const span = { from: '2026-11-01', to: '2026-11-30' }
const member = `(select id from staff_accounts where login_name = 'every.manager')`
const promotions = `(select id, row_number() over (order by id) as n from promotions limit ${MANY}) p`

/** How rows of the sales calls are made; the calling member is of head office. */
export const salesListings: Readonly<Record<string, Listing>> = {
  'sales.linkPromotions': {
    many: () =>
      `insert into promotions select id || '0' || n, name, branch_id, invite_code, share, goods_ids from promotions, generate_series(1, 2) n on conflict do nothing`,
  },
  'sales.links': paged(`insert into sales_links
    select 'listed-' || n, ${member}, 'shanxi', '链接', '/', '127', null, timestamptz '2026-11-20' + n * interval '1 minute',
      '2027-01-01', null from ${series}`),
  'sales.clues': paged(`insert into sales_clues (id, phone, promotion_id, day, extra, created_at, updated_at)
    select 'listed-' || n, '1360001' || lpad(n::text, 4, '0'), '127', '2026-11-20', '{}'::jsonb,
      timestamptz '2026-11-20' + n * interval '1 minute', now() from ${series}`),
  'sales.members': {
    many: () => `insert into staff_accounts select 'listed-' || n, 'listed.' || n, '1350000' || lpad(n::text, 4, '0'), '小满', 'agent',
      'shanxi', 'L-' || n, null, 'x', false, now(), now(), 'key', null, null, null, null, null from ${series}`,
  },
  'sales.activities': {
    query: span,
    many: () =>
      `insert into activity_days select p.id, '2026-11-20', 1, 1, 1, 1, 1, 1, 1, 1 from ${promotions} on conflict do nothing`,
  },
  'sales.activity': {
    params: { promotionId: '127' },
    query: span,
    many: () =>
      `insert into activity_days select '127', '2026-11-' || lpad(n::text, 2, '0'), 1, 1, 1, 1, 1, 1, 1, 1 from ${series} on conflict do nothing`,
  },
  'sales.ranks': {
    many: () =>
      `insert into staff_days select a.id, '127', '2026-11-21', 'shanxi', 1, 1, 1, 1, 1, 0, 1 from staff_accounts a limit ${MANY} on conflict do nothing`,
  },
  'sales.allRanks': {
    query: { span: 'week' },
    many: () =>
      `insert into staff_days select a.id, '2701', '2026-11-20', 'shanxi', 1, 1, 1, 1, 1, 0, 1 from staff_accounts a order by id desc limit 40 on conflict do nothing`,
  },
  'sales.holds': {
    many: () =>
      `insert into order_sources select 'held-' || n, 'held-' || n, 'paid', null, null, ${member}, 'shanxi', '127', 1, now(), 1, 'self' from ${series}`,
  },
}
