import { inviteeAwards, inviterOf, newcomerRewards, takeAward } from '@/contracts/growth/awards'
import { checkIn, clockActivity, clockRank, clockRecords, clockTasks } from '@/contracts/growth/clock'
import { redeemPoints, validCredits } from '@/contracts/growth/credits'
import { joinRoom, rankPrivacy, setRankPrivacy, studyRooms } from '@/contracts/growth/rooms'
import { clockBoardOf } from '@/domain/growth/clockActivities'
import type { Serve } from '../../http/serve'
import type { AreaApis } from '../Area'
import type { AwardService } from './awards/AwardService'
import { activityOf, type ClockService } from './clock/ClockService'
import type { PointService } from './points/PointService'
import type { RoomService } from './rooms/RoomService'

interface GrowthServices {
  readonly clocks: ClockService
  readonly points: PointService
  readonly awards: AwardService
  readonly rooms: RoomService
  readonly ranks: AreaApis['boardPage']
}

const done = { done: true } as const

const clockRoutes = (serve: Serve, { clocks, awards, ranks }: GrowthServices): void => {
  serve(clockActivity, ({ uid, params }) => clocks.view(uid, params.id))
  serve(checkIn, ({ uid, params, body }) => clocks.checkIn(uid, params.id, body.at))
  serve(clockRecords, ({ uid, query }) => clocks.records(uid, query.activityId, query.month))
  serve(clockTasks, ({ uid, params, query }) => awards.clockTasks(uid, params.id, query.day))
  serve(clockRank, ({ uid, params, query: { page, size, period } }) => {
    activityOf(params.id)
    return ranks(uid, { boardId: clockBoardOf(params.id), period }, page, size)
  })
}

/** Check-ins, awards, points, rooms. */
export const growthRoutes = (serve: Serve, services: GrowthServices): void => {
  const { awards, points, rooms } = services
  clockRoutes(serve, services)
  serve(takeAward, ({ uid, params }) => awards.take(uid, params.taskId))
  serve(inviteeAwards, ({ uid, query: { page, size } }) => awards.invites(uid, page, size))
  serve(inviterOf, ({ params }) => awards.inviterOf(params.code))
  serve(newcomerRewards, ({ uid }) => awards.newcomer(uid))
  serve(validCredits, ({ uid, query: { month, page, size } }) => points.list(uid, month, page, size))
  serve(redeemPoints, ({ uid, body }) => points.redeem(uid, body.itemId, body.key))
  serve(studyRooms, ({ uid }) => rooms.list(uid))
  serve(joinRoom, async ({ uid, params, body }) => {
    await rooms.join(uid, params.roomId, body.isMember)
    return done
  })
  serve(rankPrivacy, async ({ uid }) => ({ isAnonymous: await rooms.privacy(uid) }))
  serve(setRankPrivacy, async ({ uid, body }) => {
    await rooms.setPrivacy(uid, body.isAnonymous)
    return done
  })
}
