import type { Turn } from '@/contracts/assistant/chat'

/** The question that waits on the device, for a network or a login: the account does not have it yet. */
export const unsentOf = (kept: readonly Turn[], known: readonly Turn[]): readonly Turn[] =>
  kept
    .slice(-1)
    .filter(({ state, turnId }) => state === 'running' && known.every((one) => one.turnId !== turnId))
