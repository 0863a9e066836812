import type { PromoPage } from '@/contracts/pages/promoPages'

/** What every working part is given: the row of its page. */
export interface PartProps {
  readonly row: PromoPage
}
