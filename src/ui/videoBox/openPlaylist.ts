const PLAYLIST = /\.m3u8(?:$|\?)/
const NATIVE = 'application/vnd.apple.mpegurl'

interface Opening {
  /** In seconds. */
  readonly startAt: number
  readonly onFailure: () => void
}

/** Fetches what playlists need where the browser does not play them, before it is known which one comes. */
export const prepareVideo = (): void => {
  if (document.createElement('video').canPlayType(NATIVE)) return
  // It is fetched again when the film comes, and said then.
  void import('./hls').catch(() => undefined)
}

/** Gives an element a file or a playlist to play; returns what lets go of it. */
export const openSource = (
  element: HTMLVideoElement,
  src: string,
  { startAt, onFailure }: Opening,
): (() => void) => {
  if (!PLAYLIST.test(src) || element.canPlayType(NATIVE)) {
    const begin = (): void => {
      if (startAt > 0) element.currentTime = startAt
    }
    element.addEventListener('loadedmetadata', begin, { once: true })
    element.src = src
    return () => element.removeEventListener('loadedmetadata', begin)
  }
  let close: (() => void) | undefined
  let isClosed = false
  const attach = async (): Promise<void> => {
    const { Hls } = await import('./hls')
    if (isClosed) return
    if (!Hls.isSupported()) return onFailure()
    const hls = new Hls({ startPosition: startAt > 0 ? startAt : -1, enableWorker: false })
    close = () => hls.destroy()
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) onFailure()
    })
    hls.loadSource(src)
    hls.attachMedia(element)
  }
  attach().catch(onFailure)
  return () => {
    isClosed = true
    close?.()
  }
}
