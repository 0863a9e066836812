import { useState } from 'react'
import { promoPapers, type PaperCard } from '@/contracts/promo/papers'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'

/** The papers, and the one of `?paper=` or the first. */
export const usePapers = () => {
  const { call } = useStores()
  const { given } = useRoute()
  const [chosen, choose] = useState(given['paper'])
  const papers = useResource(() => call(promoPapers, {}, { quiet: true }))
  const paperOf = (list: readonly PaperCard[]): PaperCard | undefined =>
    list.find(({ paperId }) => paperId === chosen) ?? list[0]
  return { papers, paperOf, choose }
}
