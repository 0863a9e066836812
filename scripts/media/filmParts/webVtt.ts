import type { Cue } from '../../../src/contracts/course/lessons'

const two = (value: number): string => String(value).padStart(2, '0')

const moment = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}.${thousandths}`
}

/** Sentences as a file of subtitles. */
export const webVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${moment(from)} --> ${moment(to)}\n${text}\n`).join('\n')}`
