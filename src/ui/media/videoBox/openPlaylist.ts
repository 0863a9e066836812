const PLAYLIST = /\.m3u8(?:$|\?)/
const NATIVE = 'application/vnd.apple.mpegurl'

interface Opening {
  /** In seconds. */
  readonly startAt: number
  readonly onFailure: () => void
}

let isKnown: boolean | undefined
/** Whether this browser plays playlists natively; checked once. */
const knowsPlaylists = (): boolean => {
  isKnown ??= Boolean(document.createElement('video').canPlayType(NATIVE))
  return isKnown
}

/** Fetches what playlists need where the browser does not play them, before it is known which one comes. */
export const prepareVideo = (): void => {
  if (knowsPlaylists()) return
  // It is fetched again when the film comes, and said then.
  void import('./hls').catch(() => undefined)
}

/** Whether the browser's own element plays it: a file, or a playlist where playlists are known. */
export const isNative = (src: string): boolean => !PLAYLIST.test(src) || knowsPlaylists()

/** Gives an element a playlist that its browser does not know; returns what lets go of it. */
export const openPlaylist = (
  element: HTMLVideoElement,
  src: string,
  { startAt, onFailure }: Opening,
): (() => void) => {
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
