import { authored, type Listing, MANY, paged, series } from '../harness/listing'

const handedIn = `'{"1": "A"}'::jsonb, '{}'::jsonb, 1, now(), '{"objective": 1, "low": 1, "high": 1, "right": [], "wrong": [], "open": []}'::jsonb, 'x', null`
const form = `'{"school": "北京大学", "major": "法学", "code": "0812", "region": "A", "degree": "academic", "shape": "four",
  "units": {}, "typed": {"politics": 70, "foreign": 70, "first": 120, "second": 120}, "isHidden": false}'::jsonb`

/** How the listing calls of score estimation are asked, and how rows are made for them. */
export const scoreListings: Readonly<Record<string, Listing>> = {
  'score.papers': authored('score-paper'),
  'score.paperVersions': {
    params: { id: 'exam-listed' },
    many: () =>
      `insert into score_papers select 'exam-listed', n, '{}', '[]', '', false, now() from ${series}`,
  },
  'score.sheets': {
    few: (uid) => `insert into score_sheets select ${uid}, 'politics-mock-1', ${handedIn}`,
    many: (uid) =>
      `insert into score_sheets select ${uid}, key, ${handedIn} from content_items where kind = 'score-paper' on conflict do nothing`,
  },
  'score.ranks': paged({
    query: { code: '0812' },
    many: () => `insert into score_counts select 'major:0812', 300 + n, 2 from ${series}`,
  }),
  'score.adjustments': paged(),
  'score.adjustmentMatches': {
    few: (uid) => `with f as (insert into score_forms select ${uid}, ${form}, 1, now())
      delete from adjustment_openings where opening_id <> (select min(opening_id) from adjustment_openings where cat = '08')`,
    many: () => `insert into adjustment_openings select opening_id || '-' || n, school_id, school, province, region, code, cat, name,
      degree, seats, min_total, opens_at, ends_at, added_at, detail, is_sample, retired from adjustment_openings, ${series}`,
  },
  'score.keptAdjustments': paged({
    many: (uid) =>
      `insert into adjustment_favourites select ${uid}, opening_id, now() from adjustment_openings order by opening_id limit ${MANY}`,
  }),
  'score.retests': paged(),
  'score.guides': authored('review-guide', { kind: 'guide' }),
}
