import * as awards from '@/contracts/growth/awards'
import * as clock from '@/contracts/growth/clock'
import * as credits from '@/contracts/growth/credits'
import * as rooms from '@/contracts/growth/rooms'
import type { Area } from '../Area'
import { AwardService } from './awards/AwardService'
import { ClockService } from './clock/ClockService'
import { growthAccounts } from './growthAccounts'
import { invitePosterRoutes } from './invitePosterRoutes'
import { PointService } from './points/PointService'
import { RoomRepository } from './rooms/RoomRepository'
import { RoomService } from './rooms/RoomService'
import { growthRoutes } from './routes'
import { StudyFactsRepository } from './StudyFactsRepository'

/** Check-ins, points, awards, invitations, study rooms. */
export const growthArea: Area = {
  name: 'growth',
  contracts: [awards, clock, credits, rooms],
  accounts: growthAccounts,
  start: ({ db, clock: now, publicUrl }, others) => {
    const points = new PointService(db, now, (tx, uid, templateId) =>
      others.use('grantCoupon')(tx, uid, templateId),
    )
    const facts = new StudyFactsRepository(db)
    return {
      routes: ({ serve, servePicture }) => {
        growthRoutes(serve, {
          clocks: new ClockService(db, now),
          points,
          rooms: new RoomService(new RoomRepository(db), now),
          ranks: (uid, wanted, page, size) => others.use('boardPage')(uid, wanted, page, size),
          awards: new AwardService({
            db,
            clock: now,
            points,
            publicUrl,
            facts: {
              tally: (uid, first, end) => others.use('studyTally')(uid, first, end),
              studyDays: (learners) => others.use('studyDayCounts')(learners),
              hasSubjects: (uid) => facts.hasSubjects(uid),
            },
          }),
        })
        invitePosterRoutes(servePicture, publicUrl)
      },
      chores: [() => points.expire()],
    }
  },
}
