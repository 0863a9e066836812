/**
 * `npm run live-clips`: cuts the clips of content/videos.json into pieces for broadcasting (ffmpeg), content/film-media/live-<vid>/<no>.ts,
 * and writes how long each piece is into content/live-clips.json.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { authoredVideoSchema } from '../../src/contracts/course/videos'
import { readPlaces } from '../../server/src/readConfig'
import { filmOfClip } from '../../server/src/services/live/BroadcastClips'

const { contentDir } = readPlaces(process.env)
/** A player waits three pieces behind the edge. */
const PIECE_SECONDS = '3'

/** Cuts one clip; the lengths of its pieces. */
const cut = (vid: string, file: string): number[] => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'))
  const target = join(contentDir, 'film-media', filmOfClip(vid))
  try {
    execFileSync('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-i', file],
      // A piece begins with a whole picture.
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'veryslow',
        '-crf',
        '32',
        '-force_key_frames',
        `expr:gte(t,n_forced*${PIECE_SECONDS})`,
      ],
      ...['-sc_threshold', '0', '-c:a', 'aac', '-b:a', '32k', '-ac', '1'],
      ...['-f', 'hls', '-hls_time', PIECE_SECONDS, '-hls_list_size', '0'],
      ...['-hls_segment_filename', join(folder, '%d.ts'), join(folder, 'list.m3u8')],
    ])
    const list = readFileSync(join(folder, 'list.m3u8'), 'utf8')
    rmSync(join(folder, 'list.m3u8'))
    rmSync(target, { recursive: true, force: true })
    mkdirSync(join(target, '..'), { recursive: true })
    execFileSync('cp', ['-r', folder, target])
    return [...list.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const videos = v.parse(
  v.array(authoredVideoSchema),
  JSON.parse(readFileSync(join(contentDir, 'videos.json'), 'utf8')),
)
const clips = videos
  .filter(({ url }) => url.startsWith('/media/'))
  .map(({ vid, url }) => ({ clip: vid, pieces: cut(vid, join(contentDir, url)) }))
writeFileSync(join(contentDir, 'live-clips.json'), `${JSON.stringify(clips, null, 2)}\n`)
process.stdout.write(`Cut ${clips.length} clips\n`)
