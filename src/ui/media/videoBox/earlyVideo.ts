import { openVideo, type OpenedVideo } from './openVideo'

/** The page around a film waits for its first picture, but no longer than this. */
const EARLY_MS = 150
/** Nobody has taken it when its place has been gone for so long: the page was left. */
const KEPT_MS = 1000

let place: HTMLElement | undefined
let early: OpenedVideo | undefined

const drop = (): void => {
  early?.close()
  early = undefined
}

/** Over when the first picture is on the screen: what is drawn then would keep it waiting before. */
const pictureOf = (element: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => resolve()
    element.addEventListener('loadeddata', () => requestAnimationFrame(() => setTimeout(end)), { once: true })
    element.addEventListener('error', end, { once: true })
    setTimeout(end, EARLY_MS)
  })

/** Where a film may begin before its page is drawn; nowhere without a place. Returns what takes the place away. */
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
