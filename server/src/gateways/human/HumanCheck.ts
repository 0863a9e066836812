import type { HumanChallenge } from '@/contracts/auth/humanCheck'

/** Tells humans from bots. */
export interface HumanCheck {
  /** The challenge that the app must solve. */
  challenge(): Promise<HumanChallenge>
  /** Whether a proof is right, in time, and was never shown before. */
  accepts(proof: string): Promise<boolean>
}
