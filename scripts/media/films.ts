/**
 * `npm run films`: makes the films of content/films that have no files yet in content/film-media: slides drawn by sharp, a voice
 * by espeak-ng, both put together by ffmpeg as playlists (HLS) of two qualities, with subtitles and a first picture. The
 * times of slides and sentences are written back.
 *   npm run films -- limits matrix   makes these anew
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { type AuthoredFilm, authoredFilmSchema } from '../../server/src/authoring/filmSchema'
import { readPlaces } from '../../server/src/readConfig'
import { slideSvg } from './filmParts/slideSvg'
import { webVtt } from './filmParts/webVtt'
import { needPrograms } from './needPrograms'
import { readArguments } from '../readArguments'

const USAGE = `npm run films               makes the films that have no files yet
npm run films -- <name> …   makes these anew`

const { contentDir } = readPlaces(process.env)

/** Words a minute, and silence after a sentence and before a slide, in seconds. */
const SPEED = '185'
const BREATH = 0.35
const TURN = 0.8
/** A slide changes at most twice a second: nothing else moves. */
const FRAMES = '2'
const PIECE_SECONDS = '10'
const SIZES = [
  { name: '480', width: 854, crf: '32' },
  { name: '240', width: 426, crf: '36' },
] as const

const ffmpeg = (...args: readonly string[]): void =>
  void execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])

const secondsOf = (file: string): number =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], {
      encoding: 'utf8',
    }),
  )

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

/** Silence as a file of the voice's form. */
const silence = (file: string, seconds: number): string => {
  ffmpeg('-f', 'lavfi', '-i', 'anullsrc=r=22050:cl=mono', '-t', String(seconds), file)
  return file
}

/** Says every sentence; the parts of the voice in order, and the film with its times. */
const speak = (film: AuthoredFilm, dir: string): { parts: string[]; timed: AuthoredFilm } => {
  const parts: string[] = []
  let at = 0
  const add = (file: string): number => {
    parts.push(file)
    at += secondsOf(file)
    return at
  }
  const slides = film.slides.map((slide, number) => {
    const begins = number === 0 ? 0 : Math.round(at)
    add(silence(join(dir, `turn-${number}.wav`), TURN))
    const says = slide.says.map(({ text }, index) => {
      const file = join(dir, `said-${number}-${index}.wav`)
      execFileSync('espeak-ng', ['-v', 'cmn', '-s', SPEED, '-g', '4', '-w', file, text])
      const from = tenths(at)
      const to = tenths(add(file))
      add(silence(join(dir, `breath-${number}-${index}.wav`), BREATH))
      return { from, to, text }
    })
    return { ...slide, at: begins, says }
  })
  return { parts, timed: { ...film, slides, seconds: Math.ceil(at) } }
}

const drawSlides = (film: AuthoredFilm, dir: string): Promise<string[]> =>
  Promise.all(
    film.slides.map(async (slide, index) => {
      const file = join(dir, `slide-${index}.png`)
      await sharp(Buffer.from(slideSvg(film, slide, index)))
        .png()
        .toFile(file)
      return file
    }),
  )

/** The concat list for ffmpeg: each slide lasts as long as its narration. */
const slideList = (film: AuthoredFilm, files: readonly string[]): string =>
  film.slides
    .map(({ at }, index) => {
      const until = film.slides[index + 1]?.at ?? film.seconds
      return `file '${files[index] ?? ''}'\nduration ${until - at}`
    })
    .join('\n') + `\nfile '${files[files.length - 1] ?? ''}'\n`

const encode = (dir: string, into: string, seconds: number): void => {
  for (const { name, width, crf } of SIZES) {
    mkdirSync(join(into, name), { recursive: true })
    ffmpeg(
      ...['-f', 'concat', '-safe', '0', '-i', join(dir, 'slides.txt'), '-i', join(dir, 'voice.wav')],
      ...['-t', String(seconds)],
      ...['-vf', `fps=${FRAMES},scale=${width}:-2,format=yuv420p`, '-c:v', 'libx264', '-preset', 'veryslow'],
      ...['-tune', 'stillimage', '-crf', crf, '-g', '20', '-sc_threshold', '0'],
      ...['-af', 'apad', '-c:a', 'aac', '-b:a', '20k'],
      ...['-f', 'hls', '-hls_time', PIECE_SECONDS, '-hls_playlist_type', 'vod'],
      ...['-hls_segment_filename', join(into, name, '%02d.ts'), join(into, name, 'index.m3u8')],
    )
  }
}

/** The whole voice as one file, as loud as other speech. */
const joinVoice = (dir: string, parts: readonly string[]): void => {
  const list = join(dir, 'voice.txt')
  writeFileSync(list, parts.map((file) => `file '${file}'\n`).join(''))
  ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', list, '-af', 'loudnorm=I=-18', '-ar', '16000', '-ac', '1'],
    join(dir, 'voice.wav'),
  )
}

const make = async (name: string): Promise<void> => {
  const source = join(contentDir, 'films', `${name}.json`)
  const film = v.parse(authoredFilmSchema, JSON.parse(readFileSync(source, 'utf8')))
  const into = join(contentDir, 'film-media', name)
  const dir = mkdtempSync(join(tmpdir(), 'yantu-film-'))
  try {
    const { parts, timed } = speak(film, dir)
    const files = await drawSlides(timed, dir)
    writeFileSync(join(dir, 'slides.txt'), slideList(timed, files))
    joinVoice(dir, parts)
    rmSync(into, { recursive: true, force: true })
    encode(dir, into, timed.seconds)
    ffmpeg('-i', files[0] ?? '', '-vf', 'scale=854:-2', '-quality', '70', join(into, 'poster.webp'))
    writeFileSync(join(into, 'zh.vtt'), webVtt(timed.slides.flatMap(({ says }) => says)))
    writeFileSync(source, JSON.stringify(timed, null, 2) + '\n')
    process.stdout.write(`${name}: ${timed.seconds} s\n`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const main = async (): Promise<void> => {
  const asked = readArguments({ usage: USAGE, words: Infinity }).words
  const all = readdirSync(join(contentDir, 'films')).map((file) => file.replace('.json', ''))
  const wanted =
    asked.length > 0 ? asked : all.filter((name) => !existsSync(join(contentDir, 'film-media', name)))
  if (wanted.length > 0) needPrograms(['espeak-ng', 'ffmpeg'])
  for (const name of wanted) await make(name)
}

void main()
