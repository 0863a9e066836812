import type { Stores } from '@/stores/Stores'

/** By what promotion and whose invitation a learner came: it goes with what is bought and with what is taken for nothing. */
export const attributionOf = ({ promotionDigits, context: { inviteCode } }: Stores['promotion']) => ({
  ...(promotionDigits && { promotionId: promotionDigits }),
  ...(inviteCode && { inviteCode }),
})
