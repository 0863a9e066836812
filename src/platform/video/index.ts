import type { VideoPlatform } from './types'

export * from './videoDefaults'
export type * from './types'

/** Player commands in order as `id: command`, and whether the network is metered. */
export const fakeVideo = { commands: [] as string[], isMetered: false }

const tell = (id: string, command: string): void => void fakeVideo.commands.push(`${id}: ${command}`)

export const video: VideoPlatform = {
  handleOf: (id) => ({
    play: () => tell(id, 'play'),
    pause: () => tell(id, 'pause'),
    seek: (seconds) => tell(id, `seek ${seconds}`),
    setRate: (rate) => tell(id, `rate ${rate}`),
    float: () => tell(id, 'float'),
    isFloating: () => false,
  }),
  canFloat: () => true,
  isMetered: async () => fakeVideo.isMetered,
}
