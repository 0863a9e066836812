import type { HostContext } from '../HostContext'

const EVENTS: Readonly<Record<string, string>> = {
  Canplay: 'canplay',
  Play: 'play',
  Pause: 'pause',
  Ended: 'ended',
  TimeUpdate: 'timeupdate',
  Error: 'error',
  Waiting: 'waiting',
  Stop: 'wxstop',
  Next: 'wxnext',
  Prev: 'wxprev',
}
const COPIED = ['playbackRate', 'currentTime', 'duration', 'paused'] as const

/** `wx.getBackgroundAudioManager()`: there is one; it plays as soon as it has a title and an address, and when the app is left. */
export const backgroundAudio = ({ files, recorder, meta }: HostContext): (() => object) => {
  let manager: Record<string, unknown> | undefined
  const make = (): Record<string, unknown> => {
    if (!meta.backgroundModes.includes('audio'))
      recorder.violation('getBackgroundAudioManager: requiredBackgroundModes of app.json does not name audio')
    const audio = new Audio()
    let source = ''
    audio.addEventListener('playing', () => recorder.sound(files.originOf(source)))
    const begin = (value: unknown): void => {
      source = String(value)
      if (!made['title']) recorder.violation('BackgroundAudioManager: src is set before title')
      audio.src = files.url(source)
      audio.playbackRate = Number(made['rate'] ?? 1)
      audio.currentTime = Number(made['startTime'] ?? 0)
      audio.play().catch(() => undefined)
    }
    const made: Record<string, unknown> = {
      title: '',
      epname: '',
      singer: '',
      coverImgUrl: '',
      startTime: 0,
      play: () => void audio.play().catch(() => undefined),
      pause: () => audio.pause(),
      stop: () => {
        audio.pause()
        audio.removeAttribute('src')
        audio.dispatchEvent(new Event('wxstop'))
      },
      seek: (position: number) => (audio.currentTime = position),
    }
    for (const [name, type] of Object.entries(EVENTS)) {
      made[`on${name}`] = (listener: (detail: unknown) => void) =>
        audio.addEventListener(type, () => listener({ errCode: audio.error?.code }))
    }
    for (const name of COPIED) {
      Object.defineProperty(made, name, {
        get: (): unknown => Reflect.get(audio, name),
        set: (value: unknown) => {
          if (name === 'playbackRate') made['rate'] = value
          Reflect.set(audio, name, value)
        },
      })
    }
    Object.defineProperty(made, 'src', { get: () => source, set: begin })
    return made
  }
  return () => (manager ??= make())
}
