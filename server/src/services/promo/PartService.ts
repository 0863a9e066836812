import * as v from 'valibot'
import { articleSchema } from '@/contracts/promo/articles'
import { audioTrackSchema } from '@/contracts/promo/audioTracks'
import { lectureSchema } from '@/contracts/promo/lectures'
import { mindMapSchema, type MindNode } from '@/contracts/promo/mindMaps'
import { promoEventSchema } from '@/contracts/promo/promoEvents'
import { lectureRoom } from '@/domain/courses/lectureRoom'
import type { Db } from '../../db/Database'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import { timesOfBroadcasts } from '../../repository/timesOfBroadcasts'

const MINUTE = 60_000

const countNodes = ({ children = [] }: MindNode): number =>
  children.reduce((sum, child) => sum + countNodes(child), 1)

/** What stands below the pictures of a promo page and is read whole: maps, recordings, events, lectures, articles. */
export class PartService {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly clock: Clock,
  ) {}

  async maps() {
    const all = await this.items.list('mind-map', mindMapSchema)
    return all.map(({ root, ...card }) => ({ ...card, nodeCount: countNodes(root) }))
  }

  async map(mapId: string) {
    return orThrow(await this.items.find('mind-map', mapId, mindMapSchema), 'notFound')
  }

  tracks() {
    return this.items.list('audio', audioTrackSchema)
  }

  async event(slug: string) {
    const event = orThrow(await this.items.find('promo-event', slug, promoEventSchema), 'notFound')
    return { event, now: this.clock() }
  }

  async lectures() {
    const authored = await this.items.list('lecture', v.object(lectureSchema.entries))
    const planned = authored.map((lecture) => ({ ...lecture, liveId: lectureRoom(lecture.lectureId) }))
    const timesOf = await timesOfBroadcasts(this.db, planned)
    const list = planned.map(({ liveId, ...lecture }) => {
      const { startsAt, endsAt } = timesOf({ ...lecture, liveId })
      return { ...lecture, at: startsAt, minutes: (endsAt - startsAt) / MINUTE }
    })
    return { list, now: this.clock() }
  }

  async article(slug: string) {
    return (await this.items.find('article', slug, articleSchema)) ?? null
  }
}
