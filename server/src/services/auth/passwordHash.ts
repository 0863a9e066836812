import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_LENGTH = 32
const COST = { N: 16_384, r: 8, p: 1 }

const derive = (digest: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(digest, salt, KEY_LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** The slow hash of what the client sends (an MD5): `salt.key` in base64url. */
export const hashPassword = async (digest: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(digest, salt)).toString('base64url')}`
}

/** Whether a digest belongs to a hash. Takes equally long without a hash, so timing reveals nothing. */
export const passwordMatches = async (digest: string, hash: string | null): Promise<boolean> => {
  const [salt = '', key = ''] = (hash ?? 'AAAAAAAAAAAAAAAAAAAAAA.').split('.')
  const derived = await derive(digest, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
