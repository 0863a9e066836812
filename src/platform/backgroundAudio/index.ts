import type { BackgroundAudio, BackgroundAudioEvents, PlayedTrack } from './types'

export type * from './types'

/** The track opened last: its commands, and its events for tests. */
export const fakeBackgroundAudio: {
  track: PlayedTrack | undefined
  events: BackgroundAudioEvents | undefined
  commands: string[]
} = { track: undefined, events: undefined, commands: [] }

const tell = (command: string): void => void fakeBackgroundAudio.commands.push(command)

export const backgroundAudio: BackgroundAudio = {
  open: (track, events) => {
    Object.assign(fakeBackgroundAudio, { track, events })
    tell(`open ${track.url} from ${track.from}`)
  },
  play: () => tell('play'),
  pause: () => tell('pause'),
  seek: (seconds) => tell(`seek ${seconds}`),
  setRate: (rate) => tell(`rate ${rate}`),
  close: () => tell('close'),
}
