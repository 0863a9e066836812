import type { VideoBoxProps } from './types'

/** Maps element events to the props that receive them. */
const listenersOf = (props: () => VideoBoxProps, element: HTMLVideoElement) => ({
  play: () => props().onPlay(),
  pause: () => props().onPause(),
  ended: () => props().onEnded(),
  error: () => props().onError(),
  waiting: () => props().onWaiting?.(),
  loadeddata: () => props().onReady?.(),
  timeupdate: () => props().onTime?.(element.currentTime, element.playbackRate),
})

/** Forwards an element's events to its current props; returns the function that unsubscribes. */
export const listenTo = (element: HTMLVideoElement, props: () => VideoBoxProps): (() => void) => {
  const listeners = Object.entries(listenersOf(props, element))
  for (const [event, listener] of listeners) element.addEventListener(event, listener)
  return () => {
    for (const [event, listener] of listeners) element.removeEventListener(event, listener)
  }
}
