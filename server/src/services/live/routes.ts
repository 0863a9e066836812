import * as liveCalls from '@/contracts/course/live'
import type { Routing } from '../Area'
import type { LiveHub } from './LiveHub'
import type { LiveService } from './LiveService'

const DONE = { done: true } as const

interface LiveServices {
  readonly service: LiveService
  readonly hub: LiveHub
}

const serveRooms = ({ serve, serveGrowing }: Routing, { service, hub }: LiveServices): void => {
  serve(liveCalls.liveLecture, ({ params, session }) =>
    service.lecture(params.lectureId, session?.uid ?? null),
  )
  serve(liveCalls.liveLesson, ({ uid, params }) => service.lesson(uid, params.goodsId, params.lessonId))
  serveGrowing(liveCalls.liveTalk, async ({ params: { liveId }, session }) => {
    const uid = session?.uid ?? null
    const planned = await service.find(liveId, uid)
    return {
      events: hub.watch(liveId, uid),
      whole: async () => ({
        state: await service.state(planned),
        messages: await service.messages(liveId, uid),
      }),
    }
  })
  serve(liveCalls.sayLive, async ({ uid, params, body }) => {
    const said = await service.say(uid, params.liveId, body)
    await hub.look()
    return said
  })
  serve(liveCalls.reserveLive, async ({ uid, params }) => {
    await service.reserve(uid, params.liveId)
    return DONE
  })
  serve(liveCalls.leaveLive, async ({ uid, params }) => {
    await service.leave(uid, params.liveId)
    return DONE
  })
  serve(liveCalls.reservedLectures, ({ uid }) => service.reservedLives(uid))
}

/** Broadcasts, their rooms, and what the office does there. */
export const liveRoutes = (routing: Routing, services: LiveServices): void => {
  const { service, hub } = services
  serveRooms(routing, services)
  routing.serve(liveCalls.operateLive, async ({ params, body }) => {
    const state = await service.operate(params.liveId, body)
    await hub.tellState(params.liveId)
    return state
  })
  routing.serve(liveCalls.hideMessage, async ({ params, query }) => {
    await service.hide(params.liveId, Number(params.messageId), Number(query.muteMinutes ?? 0))
    await hub.look()
    return DONE
  })
  routing.app.addHook('preClose', async () => hub.close())
}
