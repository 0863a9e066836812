import type { HostContext } from '../HostContext'

const EVENTS: Readonly<Record<string, string>> = {
  Canplay: 'canplay',
  Play: 'play',
  Pause: 'pause',
  Ended: 'ended',
  TimeUpdate: 'timeupdate',
  Error: 'error',
  Waiting: 'waiting',
  Seeking: 'seeking',
  Seeked: 'seeked',
  Stop: 'wxstop',
}
const COPIED = [
  'autoplay',
  'loop',
  'volume',
  'playbackRate',
  'currentTime',
  'duration',
  'paused',
  'startTime',
] as const

/** `wx.createInnerAudioContext()` on an audio element of the browser. */
export const innerAudio = ({ files, recorder }: HostContext): object => {
  const audio = new Audio()
  audio.addEventListener('playing', () => recorder.sound(files.originOf(source)))
  let source = ''
  const own = { startTime: 0, obeyMuteSwitch: true }
  const context: Record<string, unknown> = {
    play: () => {
      if (own.startTime && audio.currentTime === 0) audio.currentTime = own.startTime
      audio.play().catch(() => undefined)
    },
    pause: () => audio.pause(),
    stop: () => {
      audio.pause()
      audio.currentTime = 0
      audio.dispatchEvent(new Event('wxstop'))
    },
    seek: (position: number) => (audio.currentTime = position),
    destroy: () => {
      audio.pause()
      audio.removeAttribute('src')
    },
  }
  for (const [name, type] of Object.entries(EVENTS)) {
    const listeners = new Map<unknown, EventListener>()
    context[`on${name}`] = (listener: (detail: unknown) => void) => {
      const forward = (): void => listener({ errCode: audio.error?.code, errMsg: audio.error?.message })
      listeners.set(listener, forward)
      audio.addEventListener(type, forward)
    }
    context[`off${name}`] = (listener?: unknown) => {
      for (const [given, forward] of listeners) {
        if (!listener || given === listener) audio.removeEventListener(type, forward)
      }
    }
  }
  for (const name of COPIED) {
    const target = name === 'startTime' ? own : audio
    Object.defineProperty(context, name, {
      get: (): unknown => Reflect.get(target, name),
      set: (value: unknown) => {
        Reflect.set(target, name, value)
      },
    })
  }
  Object.defineProperty(context, 'src', {
    get: () => source,
    set: (value: unknown) => {
      source = String(value)
      audio.src = files.url(source)
    },
  })
  return context
}
