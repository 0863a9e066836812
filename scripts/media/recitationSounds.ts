/**
 * `npm run recitation-sounds`: reads the passages of content/recitations aloud (espeak-ng; ffmpeg) into
 * content/media/recitations/<id>.mp3. Existing recordings stay: replace the file by a better one.
 * npm run recitation-sounds -- phil-matter   makes this one anew, as after a change of its text
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { passageText } from '../../src/domain/recitation/parsePassage'
import { recitationSound } from '../../src/domain/recitation/recitationSound'
import { exerciseKinds } from '../../server/src/authoring/kinds/exerciseKinds'
import { readPlaces } from '../../server/src/readConfig'
import { needPrograms } from './needPrograms'
import { readArguments } from '../readArguments'

const USAGE = `npm run recitation-sounds             makes the recordings of passages that are missing
npm run recitation-sounds -- <id> …   makes these anew`

const { contentDir } = readPlaces(process.env)
const FOLDER = join(contentDir, 'recitations')
/** Voices at a pace for reciting along. */
const VOICES = {
  chinese: ['-v', 'cmn', '-s', '240', '-g', '1'],
  english: ['-v', 'en-gb', '-s', '150'],
} as const
/** As on a telephone: all passages together stay below four megabytes. */
const ENCODED = ['-ac', '1', '-ar', '8000', '-c:a', 'libmp3lame', '-b:a', '8k', '-id3v2_version', '0']

interface Read {
  readonly id: string
  readonly text: string
}

const fileOf = ({ id }: Read): string => join(contentDir, recitationSound(id))

const record = (passage: Read): void => {
  const text = passageText(passage.text)
  const voice = VOICES[/\p{Script=Han}/u.test(text) ? 'chinese' : 'english']
  const said = execFileSync('espeak-ng', [...voice, '--stdout', text], { maxBuffer: 64 * 1024 * 1024 })
  const filter = ['-af', 'loudnorm=I=-18']
  execFileSync(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-i', 'pipe:0', ...filter, ...ENCODED, fileOf(passage)],
    {
      input: said,
    },
  )
}

const passages = (): Read[] =>
  readdirSync(FOLDER).flatMap((name) => {
    const file: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
    return v.parse(exerciseKinds.folders.recitations, file).passages
  })

const main = (): void => {
  const all = passages()
  const anew = new Set(readArguments({ usage: USAGE, words: Infinity }).words)
  const missing = all.filter((passage) => anew.has(passage.id) || !existsSync(fileOf(passage)))
  if (missing.length > 0) needPrograms(['espeak-ng', 'ffmpeg'])
  mkdirSync(join(contentDir, 'media/recitations'), { recursive: true })
  for (const passage of missing) record(passage)
  process.stdout.write(`Made ${missing.length} recordings of ${all.length}\n`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
