import type { Listing } from '../harness/listingRows'

interface Makers {
  readonly paged: (listing?: Listing) => Listing
  readonly owned: (table: string, values: string) => Listing
  readonly series: string
  readonly most: number
}

/** How the listing calls of school choice are asked, and how rows are made for them. */
export const chooseListings = ({
  paged,
  owned,
  series,
  most,
}: Makers): Readonly<Record<string, Listing>> => ({
  'choose.schools': paged(),
  'choose.programmes': paged(),
  'choose.rank': paged({ params: { key: 'line' } }),
  'choose.majors': {
    query: { parent: '1101' },
    few: () => `delete from disciplines where parent = '1101'`,
    many: () =>
      `insert into disciplines select '1101' || n, '学科', 2, '1101', '11', 'academic', 4, false, 0, n from ${series}`,
  },
  'choose.hotWords': {
    few: () =>
      `update content_items set data = jsonb_set(data, '{hotWords}', '["金融"]') where kind = 'choose-rules'`,
    many: () =>
      `update content_items set data = jsonb_set(data, '{hotWords}', '["金融", "法律"]') where kind = 'choose-rules'`,
  },
  'choose.findProgramme': {
    query: { school: '北京大学', major: '法学' },
    many: () => `update programmes set school_id = '001', code = '0301', first_code = '0301'
      where programme_id in (select programme_id from programmes order by heat limit ${most})`,
  },
  'choose.favourites': paged({
    query: { kind: 'school' },
    many: (uid) =>
      `insert into choose_favourites select ${uid}, 'school', lpad(n::text, 3, '0'), n, now() from ${series}`,
  }),
  'choose.plan': {
    few: (uid) => `insert into choose_plans select ${uid}, min(programme_id), false, now() from programmes`,
    many: (uid) => `insert into choose_plans select ${uid}, programme_id, false, now() from
      (select programme_id from programmes order by programme_id desc limit ${most}) p`,
  },
  'choose.reports': owned(
    'choose_reports',
    `'report-' || n || '-UID', UID, now(), '{"reportId": "r", "madeAt": 1, "school": "北京大学", "major": "法学", "total": 360, "band": "steady", "headline": "h", "reasons": [], "others": [], "years": [], "advice": [], "isSample": true, "programmeId": "001-0301", "source": "s"}'::jsonb`,
  ),
  'choose.consults': owned(
    'consult_bookings',
    `'booking-' || n || '-UID', UID, 'gong', now() + n * interval '1 day', '选院校', '13800138000', 'cancelled', now()`,
  ),
  'choose.consultDay': {
    ...paged({ params: { day: '2026-11-23' } }),
    many: (uid) => `insert into consult_bookings select 'day-' || n, ${uid}, 'adviser-' || n,
      '2026-11-23T01:00:00Z'::timestamptz + n * interval '1 minute', '选院校', '13800138000', 'booked', now() from ${series}`,
  },
})
