import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** Every source of chance in the backend, injected so that tests are exact. */
export interface Random {
  /** `length` decimal digits. */
  digits(length: number): string
  /** A secret of 256 bits in URL-safe text. */
  secret(): string
  /** A short id that does not repeat. */
  id(): string
}

const ID_BYTES = 9
const drawn = Buffer.alloc(ID_BYTES * 256)
let used = drawn.length

/** Bytes of ids are drawn many at once: to ask the system costs more than all else about an id. Secrets are never kept like this. */
const idBytes = (): Buffer => {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += ID_BYTES
  return drawn.subarray(used - ID_BYTES, used)
}

export const systemRandom: Random = {
  digits: (length) => String(randomInt(10 ** length)).padStart(length, '0'),
  secret: () => randomBytes(32).toString('base64url'),
  id: () => idBytes().toString('base64url').replace(/[-_]/g, 'z'),
}
