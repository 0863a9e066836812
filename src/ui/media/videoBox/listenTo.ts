import type { VideoBoxProps } from './types'

/** What an element says, and to whom it is told. */
const listenersOf = (props: () => VideoBoxProps, element: HTMLVideoElement) => ({
  play: () => props().onPlay(),
  pause: () => props().onPause(),
  ended: () => props().onEnded(),
  error: () => props().onError(),
  waiting: () => props().onWaiting?.(),
  loadeddata: () => props().onReady?.(),
  timeupdate: () => props().onTime?.(element.currentTime, element.playbackRate),
})

/** Tells what an element does to whoever draws it now; returns what ends that. */
export const listenTo = (element: HTMLVideoElement, props: () => VideoBoxProps): (() => void) => {
  const listeners = Object.entries(listenersOf(props, element))
  for (const [event, listener] of listeners) element.addEventListener(event, listener)
  return () => {
    for (const [event, listener] of listeners) element.removeEventListener(event, listener)
  }
}
