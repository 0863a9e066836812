import fc from 'fast-check'
import { type CutClip, liveRecording, liveWindow } from './liveWindow'

const CLIP: CutClip = { clip: 'c', pieces: [4, 4, 3] }
const at = (elapsed: number, isOver = false, clip = CLIP): string =>
  liveWindow(clip, { elapsed, isOver, addressOf: (name, piece) => `/${name}/${piece}.ts` })
const fieldOf = (playlist: string, name: string): number =>
  Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(playlist)?.[1])
const piecesOf = (playlist: string): string[] => playlist.split('\n').filter((line) => line.startsWith('/'))

test('the first playlist is there at once, and moves on by a piece when a piece is over', () => {
  expect(piecesOf(at(0))).toEqual(['/c/0.ts', '/c/1.ts', '/c/2.ts'])
  expect(piecesOf(at(3.9))).toEqual(piecesOf(at(0)))
  expect(piecesOf(at(4)).slice(-1)).toEqual(['/c/0.ts'])
})

test('where the clip begins again the player is told', () => {
  const playlist = at(4)
  expect(playlist).toContain('#EXT-X-DISCONTINUITY\n#EXTINF:4.000,\n/c/0.ts')
  expect(playlist.split('#EXT-X-DISCONTINUITY\n')).toHaveLength(2)
})

test('only a broadcast that is over has an end', () => {
  expect([at(50).includes('ENDLIST'), at(50, true).includes('ENDLIST')]).toEqual([false, true])
})

test('whenever one joins: a whole window, never behind the edge by more than a piece, never ahead, numbered without a gap', () => {
  const piece = fc.double({ min: 1, max: 9, noNaN: true })
  const clip = fc.array(piece, { minLength: 2, maxLength: 12 }).map((pieces) => ({ clip: 'c', pieces }))
  fc.assert(
    fc.property(clip, fc.double({ min: 0, max: 20_000, noNaN: true }), (cut, elapsed) => {
      const playlist = at(elapsed, false, cut)
      const [first, shown] = [fieldOf(playlist, 'MEDIA-SEQUENCE'), piecesOf(playlist)]
      const whole = cut.pieces.reduce((sum, one) => sum + one, 0)
      const startOf = (no: number): number =>
        Math.floor(no / cut.pieces.length) * whole +
        cut.pieces.slice(0, no % cut.pieces.length).reduce((sum, one) => sum + one, 0)
      const edge = startOf(first + shown.length)
      expect(shown.length).toBe(Math.min(6, first + shown.length))
      expect(edge).toBeLessThanOrEqual(elapsed + whole + 1e-6)
      expect(startOf(first + shown.length + 1)).toBeGreaterThan(elapsed + whole - 1e-6)
      expect(fieldOf(playlist, 'DISCONTINUITY-SEQUENCE')).toBe(Math.floor(first / cut.pieces.length))
    }),
    { seed: 20261122, numRuns: 200 },
  )
})

test('a recording holds every piece that was sent, in order, and says where the clip begins again and where it ends', () => {
  const recording = (seconds: number) => liveRecording(CLIP, seconds, (name, piece) => `/${name}/${piece}.ts`)
  expect(piecesOf(recording(22))).toEqual(['/c/0.ts', '/c/1.ts', '/c/2.ts', '/c/0.ts', '/c/1.ts', '/c/2.ts'])
  expect(recording(22).split('#EXT-X-DISCONTINUITY\n')).toHaveLength(2)
  expect(recording(22)).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
  expect(recording(22)).toContain('#EXT-X-ENDLIST')
  expect(piecesOf(recording(11 * 300))).toHaveLength(900)
  // An operator ended it in its first second.
  expect(piecesOf(recording(0))).toEqual(['/c/0.ts'])
})
