import { useEffect, useRef } from 'react'
import { useLatest } from '../../useLatest'
import type { ProvidedFilm } from './providers/VideoProvider'
import type { VideoBoxProps } from './types'

/** A place for a provider's own player; its script and what drives it are fetched when one is shown. */
export function ProvidedVideo({ film, ...props }: VideoBoxProps & { readonly film: ProvidedFilm }) {
  const host = useRef<HTMLDivElement>(null)
  const latest = useLatest(props)
  useEffect(() => {
    const place = host.current
    if (!place) return undefined
    let close: (() => void) | undefined
    let isGone = false
    const open = async (): Promise<void> => {
      const { openProvided } = await import('./providers/openProvided')
      if (!isGone) close = openProvided(place, film, () => latest.current ?? props)
    }
    open().catch(() => latest.current?.onError())
    return () => {
      isGone = true
      close?.()
    }
  }, [film.name, film.site, film.vid, film.quality])
  return <div ref={host} className="yt-video" />
}
