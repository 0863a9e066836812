import {
  clockDays,
  growthAwards,
  makeUpCards,
  pointEntries,
  pointLots,
  rankPrivacy,
  studyRoomMembers,
} from '../../db/schema/growth'
import { ownedRows } from '../AccountRows'

/** Of two accounts the days, awards and entries become one set; boards follow by triggers. Entries move before their lots. */
export const growthAccounts = ownedRows([
  { table: clockDays, by: [clockDays.activity, clockDays.day] },
  { table: makeUpCards, by: [makeUpCards.cardId] },
  { table: growthAwards, by: [growthAwards.taskId] },
  { table: pointEntries, by: [pointEntries.reason, pointEntries.ref] },
  { table: pointLots },
  { table: studyRoomMembers, by: [studyRoomMembers.roomId] },
  { table: rankPrivacy, by: [] },
])
