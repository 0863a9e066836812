import { useState } from 'react'
import type { VideoBoxProps, VideoCue } from './types'

const NONE: readonly VideoCue[] = []

/** What is said in a film now, for the band below the picture: a slide keeps its last line. */
export const useSaid = ({
  subtitles,
  isSubtitled = false,
}: Pick<VideoBoxProps, 'subtitles' | 'isSubtitled'>) => {
  const [said, setSaid] = useState('')
  const cues = isSubtitled ? (subtitles?.cues ?? NONE) : NONE
  const hear = (place: number): void =>
    setSaid(cues.find(({ from, to }) => place >= from && place < to)?.text ?? '')
  return { said, hear, hasBand: cues.length > 0 }
}
