import type { ProvidedFilm } from './providers/VideoProvider'

/** Something that is said in a film, from a second to a second. */
export interface VideoCue {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A video with the platform's own controls. */
export interface VideoBoxProps {
  /** The element id by which platform/video finds the player. */
  id: string
  /** A file, or a playlist (HLS). Another one goes on at `startAt`. */
  src: string
  /** A video provider has it too: in browsers its script plays instead of `src`. Another quality is opened anew. */
  provided?: ProvidedFilm | undefined
  /** The picture before the first frame. */
  poster?: string | undefined
  /** Accessible name of the video. */
  label: string
  /** 0 to 1. */
  volume: number
  /** Start position, in seconds. */
  startAt?: number | undefined
  /** Whether it begins by itself, where the device lets it. */
  autoplay?: boolean | undefined
  /** Subtitle cues, and the same as a WebVTT file. */
  subtitles?: { readonly cues: readonly VideoCue[]; readonly url: string | undefined } | undefined
  /** Whether the subtitles are drawn. */
  isSubtitled?: boolean | undefined
  onPlay: () => void
  onPause: () => void
  onEnded: () => void
  onError: () => void
  /** Several times a second while it plays: the position in seconds, and the speed where the player reports it. */
  onTime?: ((place: number, rate?: number) => void) | undefined
  /** Called when the playback stalls for data. */
  onWaiting?: (() => void) | undefined
  /** The first picture is there. */
  onReady?: (() => void) | undefined
}
