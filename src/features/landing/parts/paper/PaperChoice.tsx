import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { PaperCard } from '@/contracts/promo/papers'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import './paper.scss'
import { usePapers } from './usePapers'

/** The papers to choose from, above what is done with the chosen one; `children` gets a key of its own by the caller. */
export const PaperChoice = observer(function PaperChoice({
  children,
}: {
  readonly children: (paper: PaperCard) => ReactNode
}) {
  const { papers, paperOf, choose } = usePapers()
  return (
    <Loadable phase={papers.phase} skeleton="list" size="small" onRetry={() => void papers.load()}>
      {(list) => {
        const paper = paperOf(list)
        if (!paper) return <Empty size="small" title="试卷还在出" hint="过几天再来，或先看知识导图" />
        return (
          <View className="part__stack">
            <Choice
              label="选一张卷"
              options={list.map(({ paperId, subject }) => ({ key: paperId, text: subject }))}
              value={paper.paperId}
              onChange={choose}
            />
            {children(paper)}
          </View>
        )
      }}
    </Loadable>
  )
})
