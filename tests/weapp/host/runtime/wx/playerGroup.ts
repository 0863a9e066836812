import { isRecord } from '../../shared/isRecord'
import type { HostContext } from '../HostContext'
import { backgroundAudio } from './backgroundAudio'
import { innerAudio } from './innerAudio'
import { shadowOf } from './shadowOf'
import { videoContext } from './videoContext'
import type { WxGroup } from './WxGroup'

/** Sound and video. */
export const playerGroup = (host: HostContext): WxGroup => ({
  async: { setInnerAudioOption: () => undefined },
  direct: {
    createInnerAudioContext: () => innerAudio(host),
    getBackgroundAudioManager: backgroundAudio(host),
    createVideoContext: (id: string, component: unknown) => {
      const tree = shadowOf(host, isRecord(component) ? component : null)
      return videoContext(tree?.getElementById(id)?.$$ ?? null, () =>
        host.recorder.violation(
          `createVideoContext: no video ${id} stands in ${host.pages.top.meta.path} itself`,
        ),
      )
    },
  },
})
