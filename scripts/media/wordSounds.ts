/**
 * `npm run sounds`: makes the recordings that words of content/words lack, with flite (voice slt) and ffmpeg. Existing
 * recordings stay: replace the file by a better one.
 * npm run sounds -- minute object   makes these anew
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soundPath } from '../../src/domain/vocabulary/soundPath'
import { wordId } from '../../src/domain/vocabulary/wordId'
import { wordKinds } from '../../server/src/authoring/kinds/wordKinds'
import { wordsWithoutSound } from '../../server/src/authoring/checks/wordsWithoutSound'
import { contentFolder } from '../../server/src/services/allContent'
import { readPlaces } from '../../server/src/readConfig'
import { levelSound, SAMPLE_RATE } from './levelSound'
import { readArguments } from '../readArguments'

const USAGE = `npm run sounds               makes the recordings of words that are missing
npm run sounds -- <word> …   makes these anew`

const { contentDir } = readPlaces(process.env)
const WAV_HEAD = 44
const NEEDED = [
  { program: 'flite', ask: '--version', debian: 'flite' },
  { program: 'ffmpeg', ask: '-version', debian: 'ffmpeg' },
] as const

/** Corrections of flite's lexicon, for homographs and errors: phones, 1 the stressed ones. */
const LEXICON = `
alternate ao1 l t er0 n ey0 t
animate ae1 n ax0 m ey0 t
articulate aa0 r t ih1 k y ax0 l ey0 t
associate ax0 s ow1 sh iy0 ey0 t
attribute ax0 t r ih1 b y uw0 t
combine k ax0 m b ay1 n
compact k ax0 m p ae1 k t
concrete k aa1 n k r iy0 t
conduct k ax0 n d ah1 k t
converse k ax0 n v er1 s
convert k ax0 n v er1 t
decrease d ih0 k r iy1 s
graduate g r ae1 jh uw0 ey0 t
increase ih0 n k r iy1 s
initiate ih0 n ih1 sh iy0 ey0 t
insert ih0 n s er1 t
insult ih0 n s ah1 l t
invalid ih0 n v ae1 l ax0 d
minute m ay0 n uw1 t
nominate n aa1 m ax0 n ey0 t
object aa1 b jh eh0 k t
permit p er0 m ih1 t
recall r ih0 k ao1 l
reject r ih0 jh eh1 k t
separate s eh1 p er0 ey0 t
simulate s ih1 m y ax0 l ey0 t
subordinate s ax0 b ao1 r d ax0 n ax0 t
transfer t r ae0 n s f er1
vehicle v iy1 ax0 k ax0 l
`

const fileOf = (word: string): string => join(contentDir, soundPath(wordId(word)))

/** Says a word into a file of samples. */
const say = (word: string, folder: string): Int16Array => {
  const [wav, lexicon] = [join(folder, 'word.wav'), join(folder, 'lexicon')]
  writeFileSync(lexicon, LEXICON.trim().replace(/^(\S+)/gm, '$1 0 :') + '\n')
  execFileSync('flite', ['-voice', 'slt', '-add_lex', lexicon, '-t', word, '-o', wav])
  const bytes = readFileSync(wav).subarray(WAV_HEAD)
  return new Int16Array(new Uint8Array(bytes).buffer, 0, bytes.length >> 1)
}

const encode = (samples: Int16Array, file: string): void => {
  const raw = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0']
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', '24k', '-id3v2_version', '0', '-write_xing', '0']
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...raw, ...mp3, file], {
    input: Buffer.from(samples.buffer),
  })
}

const main = (): void => {
  const { content } = contentFolder(contentDir).read()
  if (!content) throw new Error('The content has problems: npm run content says which')
  const anew = new Set(readArguments({ usage: USAGE, words: Infinity }).words)
  const words = [...content.of(wordKinds).words.values()].flat().map(({ word }) => word)
  const missing = [...anew, ...wordsWithoutSound(content, contentDir).filter((word) => !anew.has(word))]
  if (missing.length === 0) return void process.stdout.write(`All ${words.length} words have a recording\n`)
  for (const { program, ask, debian } of NEEDED) {
    if (spawnSync(program, [ask]).error)
      throw new Error(
        `${missing.length} recordings are missing; making them needs ${program}: apt-get install ${debian}`,
      )
  }
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'))
  mkdirSync(join(contentDir, 'media/words'), { recursive: true })
  try {
    for (const word of missing) encode(levelSound(say(word, folder)), fileOf(word))
  } finally {
    rmSync(folder, { recursive: true })
  }
  process.stdout.write(`Made ${missing.length} recordings of ${words.length}\n`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
