/** Maximum length of one text piece, so that a mini-program never sends much at once. */
const MOST = 200

/** A pair of code units that is one sign is never cut. */
const endOf = (text: string, start: number): number => {
  const end = start + MOST
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end
}

/** A text in pieces; one that only grows keeps all of them but its last. */
export const piecesOfText = (text: string): readonly string[] => {
  const pieces: string[] = []
  for (let start = 0; start < text.length; start = endOf(text, start)) {
    pieces.push(text.slice(start, endOf(text, start)))
  }
  return pieces
}
