/** Pieces that a playlist names: a player waits three pieces behind the edge and has some to go back to. */
const PIECES = 6

/** A clip cut into pieces, each as long as said, in seconds. */
export interface CutClip {
  readonly clip: string
  readonly pieces: readonly number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

interface WindowOptions {
  /** Since the beginning of the broadcast, in seconds. */
  readonly elapsed: number
  /** No more pieces come. */
  readonly isOver: boolean
  /** The address of a piece. */
  addressOf(clip: string, piece: number): string
}

/** How many pieces of an endless loop are over after so many seconds. */
const piecesWithin = (pieces: readonly number[], seconds: number): number => {
  const whole = sum(pieces)
  const loops = Math.floor(seconds / whole)
  let rest = seconds - loops * whole
  const inLoop = pieces.findIndex((piece) => (rest -= piece) < 0)
  return loops * pieces.length + (inLoop < 0 ? pieces.length : inLoop)
}

/**
 * The playlist (RFC 8216) of a broadcast at a moment: a window over a clip that begins again where it ends. It follows from
 * the clock alone, so every process says the same, whoever joins late is at the edge, and no database is asked. The clip has
 * run once before the broadcast begins: its first playlist is a whole window too.
 */
export const liveWindow = (
  { clip, pieces }: CutClip,
  { elapsed, isOver, addressOf }: WindowOptions,
): string => {
  const count = pieces.length
  const edge = piecesWithin(pieces, elapsed + sum(pieces))
  const first = Math.max(0, edge - PIECES)
  const lines = Array.from({ length: edge - first }, (_, at) => {
    const piece = (first + at) % count
    const seam = piece === 0 && at > 0 ? ['#EXT-X-DISCONTINUITY'] : []
    return [...seam, `#EXTINF:${(pieces[piece] ?? 0).toFixed(3)},`, addressOf(clip, piece)]
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...pieces))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / count)}`,
    ...lines.flat(),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}
