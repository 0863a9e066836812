import type { PromoPage } from '@/contracts/pages/promoPages'

/** Props of every interactive part: the row of its page. */
export interface PartProps {
  readonly row: PromoPage
}
