import { studyRoomTitles } from '@/domain/growth/studyRooms'
import { studyDay } from '@/domain/memory/studyDay'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { RoomRepository } from './RoomRepository'

/** Study rooms, and how a learner is named on leaderboards. */
export class RoomService {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly clock: Clock,
  ) {}

  async list(uid: number) {
    const members = await this.rooms.members()
    const own = await this.rooms.ofLearner(uid)
    return {
      rooms: Object.entries(studyRoomTitles).map(([roomId, title]) => ({
        roomId,
        title,
        members: members.get(roomId) ?? 0,
        isMember: own.has(roomId),
      })),
    }
  }

  /** Joins or leaves a room; the minutes stay on its board after leaving. */
  async join(uid: number, roomId: string, isMember: boolean): Promise<void> {
    if (!Object.keys(studyRoomTitles).includes(roomId)) throw new ApiError('notFound')
    if (isMember) await this.rooms.add(uid, roomId, studyDay(this.clock()))
    else await this.rooms.remove(uid, roomId)
  }

  privacy(uid: number): Promise<boolean> {
    return this.rooms.isAnonymous(uid)
  }

  setPrivacy(uid: number, isAnonymous: boolean): Promise<void> {
    return this.rooms.setAnonymous(uid, isAnonymous)
  }
}
