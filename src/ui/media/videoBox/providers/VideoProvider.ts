import type { VideoProviderName } from '@/lib/videoProviders'

/** A film as a provider has it. */
export interface ProvidedFilm {
  readonly name: VideoProviderName
  /** The customer's number there. */
  readonly site: string
  readonly vid: string
  /** On the player's scale (seed §7: 10 by default), which is the provider's. */
  readonly quality: number
}

/** A player that a provider's script has drawn. */
export interface DrawnPlayer {
  /** The element that plays, so that the rest of the app need not know the provider. */
  readonly element: HTMLVideoElement
  close(): void
}

/** How one provider's player is loaded and driven. */
export interface VideoProvider {
  /** Loads the script and draws the player into a place. Rejects when one of them does not come. */
  draw(host: HTMLElement, film: ProvidedFilm): Promise<DrawnPlayer>
}
