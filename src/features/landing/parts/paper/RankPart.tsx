import { observer } from 'mobx-react'
import { Ranking } from '@/blocks/ranking/Ranking'
import type { PaperCard } from '@/contracts/promo/papers'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { spentText } from '../spentText'
import { paperAddress } from './paperAddress'
import { PaperChoice } from './PaperChoice'
import { RankList } from './RankList'

/** Best results of a test, with the visitor's own place on top. */
export const RankPart = observer(function RankPart() {
  const { session } = useStores()
  return (
    <PaperChoice>{(paper) => <Ranks key={`${paper.paperId} ${session.uid}`} paper={paper} />}</PaperChoice>
  )
})

const Ranks = observer(function Ranks({ paper }: { readonly paper: PaperCard }) {
  const stores = useStores()
  const ranks = usePageStore(() => new RankList(stores, paper.paperId))
  return (
    <Ranking
      pages={ranks.pages}
      mine={ranks.mine}
      draw={({ rank, name, isMe, score, seconds }) => ({
        rank,
        name,
        isMe,
        note: `用时 ${spentText(seconds)}`,
        value: `${score} / ${paper.questionCount}`,
      })}
      rule={(total) => `共 ${total} 人，只算第一次交卷；先比得分，再比用时，同分同时并列`}
      join={{
        text: '去限时测试',
        hint: '第一次交卷的成绩上榜',
        onPress: () => void stores.navigator.openAddress(paperAddress('test', paper.paperId)),
      }}
    />
  )
})
