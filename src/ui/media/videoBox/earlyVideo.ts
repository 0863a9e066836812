import { openVideo, type OpenedVideo } from './openVideo'

/** Maximum delay of the page around a film until its first frame. */
const EARLY_MS = 150
/** Discards an early film whose place has been gone for this long: the page was left. */
const KEPT_MS = 1000

let place: HTMLElement | undefined
let early: OpenedVideo | undefined

const drop = (): void => {
  early?.close()
  early = undefined
}

/** Resolves when the first frame is on the screen: drawing the page earlier would delay it. */
const pictureOf = (element: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => resolve()
    element.addEventListener('loadeddata', () => requestAnimationFrame(() => setTimeout(end)), { once: true })
    element.addEventListener('error', end, { once: true })
    setTimeout(end, EARLY_MS)
  })

/** Registers a place where a film may start before its page is drawn. Returns the function that removes the place. */
export const openPlace = (host: HTMLElement): (() => void) => {
  place = host
  return () => {
    if (place === host) place = undefined
    const left = early
    setTimeout(() => {
      if (left && left === early) drop()
    }, KEPT_MS)
  }
}

/** Begins a film in the place for it, before anything of the player is drawn; over with its first picture, or after a moment. */
export const beginVideo = async (src: string, startAt: number): Promise<void> => {
  if (!place) return
  drop()
  early = openVideo(src, startAt)
  place.append(early.element)
  await pictureOf(early.element)
}

/** The film that has begun already, for the player that is drawn now. */
export const takeVideo = (src: string): OpenedVideo | undefined => {
  const taken = early?.src === src ? early : undefined
  if (taken) early = undefined
  return taken
}
