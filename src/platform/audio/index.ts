import type { AudioEvents, AudioPlatform } from './types'

export type * from './types'

/** The recording opened last: its commands, and its events for tests. */
export const fakeAudio: { url: string; commands: string[]; events: AudioEvents | undefined } = {
  url: '',
  commands: [],
  events: undefined,
}

const tell = (command: string): void => void fakeAudio.commands.push(command)

export const audio: AudioPlatform = {
  open: (url, events) => {
    Object.assign(fakeAudio, { url, events, commands: [] })
    return {
      play: () => tell('play'),
      pause: () => tell('pause'),
      seek: (seconds) => tell(`seek ${seconds}`),
      setRate: (rate) => tell(`rate ${rate}`),
      close: () => tell('close'),
    }
  },
}
