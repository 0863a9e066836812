import { cutClipSchema } from '../../authoring/liveSchemas'
import { orThrow } from '../../http/orThrow'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { Planned } from './LiveProgramme'
import type { LiveRepository } from './LiveRepository'
import type { CutClip } from './liveWindow'

interface BroadcastClipsDeps {
  readonly live: LiveRepository
  readonly items: ItemRepository
  /** The clip that is broadcast where a lesson names none. */
  usualClip(): Promise<string>
}

/** Where the pieces of a clip lie, among those of films (`FilmTickets`). */
export const filmOfClip = (clip: string): string => `live-${clip}`

/** What broadcasts show. */
export class BroadcastClips {
  constructor(private readonly deps: BroadcastClipsDeps) {}

  /**
   * What is shown from now on: kept with the first look at it, so that those who come later, and the replay, see the same,
   * whatever the content says by then.
   */
  async shown(planned: Planned, now: number): Promise<CutClip> {
    const { live } = this.deps
    const { liveId } = planned
    const known = await live.recording(liveId)
    if (known) return known
    await live.record({ liveId, ...(await this.authored(planned)), begunAt: now })
    return orThrow(await live.recording(liveId), 'notFound')
  }

  /** What was shown; of what nobody looked at, what would have been. */
  async recorded(planned: Planned): Promise<CutClip> {
    return (await this.deps.live.recording(planned.liveId)) ?? this.authored(planned)
  }

  private async authored({ vid }: Planned): Promise<CutClip> {
    const { items, usualClip } = this.deps
    const named = vid === undefined ? undefined : await items.find('live-clip', vid, cutClipSchema)
    return orThrow(named ?? (await items.find('live-clip', await usualClip(), cutClipSchema)), 'notFound')
  }
}
