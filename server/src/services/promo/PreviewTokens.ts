import { createHmac, timingSafeEqual } from 'node:crypto'

const GOOD_FOR_MS = 7 * 86_400_000

/** Signed leave to see one version of a page before it is published, for seven days. */
export class PreviewTokens {
  constructor(
    private readonly secret: string,
    private readonly clock: () => number,
  ) {}

  issue(name: string, version: number): string {
    const claim = `${version}.${this.clock() + GOOD_FOR_MS}`
    return `${claim}.${this.sign(name, claim)}`
  }

  /** The version that a token opens on a page; undefined when it is false or too old. */
  read(name: string, token: string): number | undefined {
    const [version = '', until = '', signature = ''] = token.split('.')
    const right = Buffer.from(this.sign(name, `${version}.${until}`))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
    return Number(until) > this.clock() ? Number(version) : undefined
  }

  private sign(name: string, claim: string): string {
    return createHmac('sha256', this.secret).update(`${name}\n${claim}`).digest('base64url')
  }
}
