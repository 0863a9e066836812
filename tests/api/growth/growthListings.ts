import { type Listing, MANY, owned, paged, series } from '../harness/listing'

/** Listings of the area `growth`. */
export const growthListings: Readonly<Record<string, Listing>> = {
  'excitation.validCredits': owned(
    'point_entries (uid, delta, reason, ref, at, expires_at)',
    `UID, 5, 'task', 'ref-' || n, now(), now()`,
  ),
  'excitation.inviteeAwards': paged({
    params: { id: 'invite' },
    many: (uid) => `with people as (
        insert into users (uid, invite_code, registered_at) select 650000 + n, 'friend-' || n, now() from ${series} returning uid)
      insert into invitations (uid, invite_code, bound_at)
      select people.uid, own.invite_code, now() from people, users own where own.uid = ${uid}`,
  }),
  'excitation.clockRank': paged({
    params: { id: 'daily' },
    query: { period: 'all' },
    many: () => `with people as (
        insert into users (uid, invite_code, registered_at) select 660000 + n, 'clock-' || n, now() from ${series} returning uid)
      insert into leaderboard_scores select 'clock_daily', 'all', uid, uid % 7 + 1, now() from people`,
  }),
  'excitation.clockRecords': {
    query: { activityId: 'daily', month: '2026-10' },
    many: (uid) => `insert into clock_days
      select ${uid}, 'daily', date '2026-10-01' - date '1970-01-01' + n, 'real', now() from generate_series(1, ${MANY}) n`,
  },
}
