/**
 * `npm run lesson-sounds`: says the lessons of content/audio-lessons.json aloud (espeak-ng, voice cmn; ffmpeg) into
 * content/film-media/<trackId>/audio.mp3 and writes how long each is. Existing recordings stay: replace the file by a
 * better one, and correct `seconds`.
 * npm run lesson-sounds -- law-history   makes this one anew
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { audioLessonSchema } from '../../server/src/authoring/audioLessonSchema'
import { readPlaces } from '../../server/src/readConfig'
import { needPrograms } from './needPrograms'
import { readArguments } from '../readArguments'

const USAGE = `npm run lesson-sounds                  makes the recordings of audio lessons that are missing
npm run lesson-sounds -- <trackId> …   makes these anew`

const { contentDir } = readPlaces(process.env)
const LIST = join(contentDir, 'audio-lessons.json')
/** Words a minute, and hundredths of a second between them: slow enough to follow on the way to work. */
const VOICE = ['-v', 'cmn', '-s', '165', '-g', '3'] as const
/** A pause after each line, in seconds. */
const PAUSE = 0.7
const ENCODED = ['-ac', '1', '-ar', '22050', '-c:a', 'libmp3lame', '-b:a', '24k'] as const

type Lesson = v.InferOutput<typeof audioLessonSchema>

const fileOf = ({ trackId }: Lesson): string => join(contentDir, 'film-media', trackId, 'audio.mp3')

const say = (line: string): Buffer =>
  execFileSync('espeak-ng', [...VOICE, '--stdout', line], { maxBuffer: 64 * 1024 * 1024 })

/** Says the lines one after the other, with a pause after each. */
const record = (lesson: Lesson): void => {
  const file = fileOf(lesson)
  mkdirSync(join(file, '..'), { recursive: true })
  const parts = lesson.lines.map((line, at) => {
    const part = join(file, '..', `line-${at}.wav`)
    writeFileSync(part, say(line))
    return part
  })
  const inputs = parts.flatMap((part) => ['-i', part])
  const padded = parts.map((_, at) => `[${at}:a]apad=pad_dur=${PAUSE}[p${at}]`).join(';')
  const joined = `${parts.map((_, at) => `[p${at}]`).join('')}concat=n=${parts.length}:v=0:a=1,loudnorm=I=-18[out]`
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', ...inputs],
    ...['-filter_complex', `${padded};${joined}`, '-map', '[out]'],
    ...[...ENCODED, '-id3v2_version', '0', file],
  ])
  execFileSync('rm', parts)
}

const secondsOf = (lesson: Lesson): number => {
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', fileOf(lesson)]
  return Math.round(Number(execFileSync('ffprobe', asked, { encoding: 'utf8' })))
}

const main = (): void => {
  const lessons = v.parse(v.array(audioLessonSchema), JSON.parse(readFileSync(LIST, 'utf8')))
  const anew = new Set(readArguments({ usage: USAGE, words: Infinity }).words)
  const missing = lessons.filter((lesson) => anew.has(lesson.trackId) || !existsSync(fileOf(lesson)))
  if (missing.length > 0) needPrograms(['espeak-ng', 'ffmpeg'])
  for (const lesson of missing) record(lesson)
  const timed = lessons.map((lesson) => ({ ...lesson, seconds: secondsOf(lesson) }))
  writeFileSync(LIST, `${JSON.stringify(timed, null, 2)}\n`)
  process.stdout.write(`Made ${missing.length} recordings of ${lessons.length}\n`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
