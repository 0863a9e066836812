import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useResource } from '@/stores/page/useResource'
import { Loadable } from '@/ui/feedback/Loadable'
import { useVocabulary } from '../stores/useVocabulary'

/** Draws its children once the book is on the device. */
export const WithBook = observer(function WithBook({ children }: { readonly children: ReactNode }) {
  const vocabulary = useVocabulary()
  const opened = useResource(async () => {
    await vocabulary.openBook()
    // The answers of other devices follow.
    void vocabulary.log.sync()
  })
  return (
    <Loadable
      phase={opened.phase}
      failure="词书没有取到，请检查网络后重试"
      onRetry={() => void opened.load()}
    >
      {() => children}
    </Loadable>
  )
})
