import { lazy, Suspense } from 'react'

/** The dialogs load when the first one is asked for: nobody waits for them at the first paint. */
const DialogHost = lazy(() => import('@/dialogs/DialogHost'))

/** The dialogs of a page that brings none of its own: on H5 all of them. */
export function OwnDialogs() {
  return (
    <Suspense fallback={null}>
      <DialogHost />
    </Suspense>
  )
}
