/** Pieces that a playlist names: a player waits three pieces behind the edge and has some to go back to. */
const PIECES = 6

/** A clip cut into pieces, each as long as said, in seconds. */
export interface CutClip {
  readonly clip: string
  readonly pieces: readonly number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The address of a piece of a clip. */
type AddressOf = (clip: string, piece: number) => string

interface WindowOptions {
  /** Since the beginning of the broadcast, in seconds. */
  readonly elapsed: number
  /** No more pieces come. */
  readonly isOver: boolean
  readonly addressOf: AddressOf
}

/** How many pieces of an endless loop are over after so many seconds. */
const piecesWithin = (pieces: readonly number[], seconds: number): number => {
  const whole = sum(pieces)
  const loops = Math.floor(seconds / whole)
  let rest = seconds - loops * whole
  const inLoop = pieces.findIndex((piece) => (rest -= piece) < 0)
  return loops * pieces.length + (inLoop < 0 ? pieces.length : inLoop)
}

/** The pieces `[first, edge)` of the endless loop, with a word to the player where the clip begins again. */
const linesOf = ({ clip, pieces }: CutClip, first: number, edge: number, addressOf: AddressOf): string[] =>
  Array.from({ length: edge - first }, (_, at) => {
    const piece = (first + at) % pieces.length
    const seam = piece === 0 && at > 0 ? ['#EXT-X-DISCONTINUITY'] : []
    return [...seam, `#EXTINF:${(pieces[piece] ?? 0).toFixed(3)},`, addressOf(clip, piece)]
  }).flat()

const toAttemptSummary = ({ pieces }: CutClip): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:3',
  `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...pieces))}`,
]

/**
 * The playlist (RFC 8216) of a broadcast at a moment: a window over a looping clip. It is a pure function of the clock:
 * every process returns the same without the database, and late viewers join at the live edge. The clip has run once
 * before the broadcast begins, so its first playlist is a full window too.
 */
export const liveWindow = (cut: CutClip, { elapsed, isOver, addressOf }: WindowOptions): string => {
  const edge = piecesWithin(cut.pieces, elapsed + sum(cut.pieces))
  const first = Math.max(0, edge - PIECES)
  return [
    ...toAttemptSummary(cut),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / cut.pieces.length)}`,
    ...linesOf(cut, first, edge, addressOf),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}

/** The full playlist of an ended broadcast: what was sent in so many seconds, from its first segment. */
export const liveRecording = (cut: CutClip, seconds: number, addressOf: AddressOf): string => {
  const sent = Math.max(1, piecesWithin(cut.pieces, seconds))
  return [
    ...toAttemptSummary(cut),
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...linesOf(cut, 0, sent, addressOf),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}
