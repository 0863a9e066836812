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

/** Folder of a clip's segments, among those of films (`FilmTickets`). */
export const filmOfClip = (clip: string): string => `live-${clip}`

/** Clips that broadcasts show. */
export class BroadcastClips {
  constructor(private readonly deps: BroadcastClipsDeps) {}

  /**
   * Fixes the clips of a broadcast at the first view, so that later viewers and the replay see the same after a
   * content change.
   */
  async shown(planned: Planned, now: number): Promise<CutClip> {
    const { live } = this.deps
    const { liveId } = planned
    const known = await live.recording(liveId)
    if (known) return known
    await live.record({ liveId, ...(await this.authored(planned)), begunAt: now })
    return orThrow(await live.recording(liveId), 'notFound')
  }

  /** The recorded clips; for a broadcast without viewers, the planned ones. */
  async recorded(planned: Planned): Promise<CutClip> {
    return (await this.deps.live.recording(planned.liveId)) ?? this.authored(planned)
  }

  private async authored({ vid }: Planned): Promise<CutClip> {
    const { items, usualClip } = this.deps
    const named = vid === undefined ? undefined : await items.find('live-clip', vid, cutClipSchema)
    return orThrow(named ?? (await items.find('live-clip', await usualClip(), cutClipSchema)), 'notFound')
  }
}
