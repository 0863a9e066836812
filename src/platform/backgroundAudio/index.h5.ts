import type { BackgroundAudio, BackgroundAudioEvents, PlayedTrack } from './types'

export type * from './types'

const STEP_SECONDS = 15

let element: HTMLAudioElement | undefined
let undo: () => void = () => undefined

/** Media session for lock screen and headsets; playback works without it. */
const session = typeof navigator === 'undefined' ? undefined : navigator.mediaSession

type Action = readonly [MediaSessionAction, ((details: MediaSessionActionDetails) => void) | null]

const setActions = (actions: readonly Action[]): void => {
  for (const [name, act] of actions) {
    try {
      session?.setActionHandler(name, act)
    } catch {
      // An action that this browser does not know.
    }
  }
}

const actionsOf = (audio: HTMLAudioElement, events: BackgroundAudioEvents): Action[] => [
  ['play', () => void audio.play().catch(events.onPause)],
  ['pause', () => audio.pause()],
  ['previoustrack', events.onPrevious],
  ['nexttrack', events.onNext],
  ['seekbackward', () => events.onSeek(audio.currentTime - STEP_SECONDS)],
  ['seekforward', () => events.onSeek(audio.currentTime + STEP_SECONDS)],
  ['seekto', ({ seekTime }) => events.onSeek(seekTime ?? audio.currentTime)],
]

const listen = (audio: HTMLAudioElement, events: BackgroundAudioEvents): (() => void) => {
  const heard: readonly (readonly [string, () => void])[] = [
    ['play', events.onPlay],
    ['pause', events.onPause],
    ['timeupdate', () => events.onTime(audio.currentTime)],
    ['ended', events.onEnded],
    ['error', events.onError],
  ]
  for (const [type, listener] of heard) audio.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of heard) audio.removeEventListener(type, listener)
  }
}

const start = ({ url, title, album, from, rate }: PlayedTrack, events: BackgroundAudioEvents): void => {
  undo()
  // One element for all tracks: a browser that has heard a tap on it lets the next track begin by itself.
  const audio = (element ??= new Audio())
  audio.src = url
  audio.defaultPlaybackRate = rate
  audio.playbackRate = rate
  audio.currentTime = from
  undo = listen(audio, events)
  if (session) session.metadata = new MediaMetadata({ title, album, artist: album })
  setActions(actionsOf(audio, events))
  void audio.play().catch(events.onPause)
}

/** An audio element with a media session. */
export const backgroundAudio: BackgroundAudio = {
  open: start,
  play: () => void element?.play().catch(() => undefined),
  pause: () => element?.pause(),
  seek: (seconds) => {
    if (element) element.currentTime = seconds
  },
  setRate: (rate) => {
    if (!element) return
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
  },
  close: () => {
    undo()
    undo = () => undefined
    element?.pause()
    element?.removeAttribute('src')
    setActions(
      ['play', 'pause', 'previoustrack', 'nexttrack', 'seekbackward', 'seekforward', 'seekto'].map(
        (name) => [name as MediaSessionAction, null] as const,
      ),
    )
    if (session) session.metadata = null
  },
}
