import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { usePageStore } from '@/stores/usePageStore'
import { Failure } from '@/ui/Failure'
import { Skeleton } from '@/ui/Skeleton'
import { OpenBook } from '../stores/OpenBook'
import { useVocabulary } from '../stores/useVocabulary'

/** Draws its children once the book is on the device. */
export const WithBook = observer(function WithBook({ children }: { readonly children: ReactNode }) {
  const vocabulary = useVocabulary()
  const opening = usePageStore(() => new OpenBook(vocabulary))
  if (opening.state === 'opening') return <Skeleton variant="list" />
  if (opening.state === 'failed')
    return <Failure message="词书没有取到，请检查网络后重试" onRetry={() => void opening.open()} />
  return <>{children}</>
})
