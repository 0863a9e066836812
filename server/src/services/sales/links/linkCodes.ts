import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '../../../ports/Random'

const NAME_LENGTH = 7
const SIGN_LENGTH = 5

/** Codes of links: a random name and its signature, so that a guessed code costs no look into the database. */
export class LinkCodes {
  constructor(
    private readonly secret: string,
    private readonly random: Random,
  ) {}

  make(): string {
    const name = this.random.id().slice(0, NAME_LENGTH)
    return name + this.signatureOf(name)
  }

  isOurs(code: string): boolean {
    const given = Buffer.from(code.slice(NAME_LENGTH))
    const right = Buffer.from(this.signatureOf(code.slice(0, NAME_LENGTH)))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  private signatureOf(name: string): string {
    const digest = createHmac('sha256', this.secret).update(name).digest('base64url')
    return digest.replace(/[-_]/g, 'z').slice(0, SIGN_LENGTH)
  }
}
