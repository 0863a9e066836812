import { lazy, Suspense } from 'react'
import type { LoginOfferProps } from './LoginOffer'

const Offer = lazy(() => import('./LoginOffer'))

/** Loads with the first page that needs it: home and landing pages never do. */
export function LoginOffer(props: LoginOfferProps) {
  return (
    <Suspense fallback={null}>
      <Offer {...props} />
    </Suspense>
  )
}
