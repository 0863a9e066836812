import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { HumanChallenge } from '@/contracts/auth/humanCheck'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import type { HumanCheck } from './HumanCheck'

/** Half of it is tried on average: about a second on a slow phone. */
const NUMBERS = 50_000
const LIFETIME = 10 * 60_000

/**
 * ALTCHA's proof of work: find the number whose SHA-256 with the salt is the challenge. It is cheap for one message and
 * expensive for many.
 */
export class ProofOfWork implements HumanCheck {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly limiter: RateLimiter,
  ) {}

  async challenge(): Promise<HumanChallenge> {
    const salt = `${this.random.id()}.${this.clock() + LIFETIME}.`
    const number = Number(this.random.digits(9)) % NUMBERS
    const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
    return { salt, challenge, max: NUMBERS, signature: this.sign(salt, challenge) }
  }

  async accepts(proof: string): Promise<boolean> {
    const [salt = '', number = '', signature = ''] = proof.split(':')
    const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
    const given = Buffer.from(signature)
    const right = Buffer.from(this.sign(salt, challenge))
    const genuine = given.length === right.length && timingSafeEqual(given, right)
    const inTime = Number(salt.split('.')[1]) > this.clock()
    return genuine && inTime && this.limiter.hit(`proof:${salt}`, 1, LIFETIME)
  }

  private sign(salt: string, challenge: string): string {
    return createHmac('sha256', this.secret).update(`${salt}:${challenge}`).digest('hex')
  }
}
