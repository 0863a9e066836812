import sha256 from 'fast-sha256'

const AT_ONCE = 250

/** A puzzle of the backend (contracts/auth/humanCheck). */
interface Puzzle {
  readonly salt: string
  readonly challenge: string
  readonly max: number
  readonly signature: string
}

// The mini-program has no TextEncoder; salts and numbers are ASCII.
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

/** The proof of a puzzle, worked out in short pieces so that the page goes on meanwhile; undefined when it has none. */
export const solveHumanCheck = async (puzzle: Puzzle): Promise<string | undefined> => {
  const { salt, challenge, max, signature } = puzzle
  for (let number = 0; number <= max; number += 1) {
    if (hexOf(sha256(bytesOf(`${salt}${number}`))) === challenge) return `${salt}:${number}:${signature}`
    if (number % AT_ONCE === AT_ONCE - 1) await pause()
  }
  return undefined
}
