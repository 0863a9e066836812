import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { LeaderboardRows } from '@/blocks/ranking/LeaderboardRows'
import { Ranking } from '@/blocks/ranking/Ranking'
import { clockBoardOf } from '@/domain/growth/clockActivities'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Segmented } from '@/ui/controls/Segmented'
import { PrivacyCell } from '../../ranks/PrivacyCell'
import '../../growth.scss'

const PERIODS = [
  { key: 'month', text: '本月' },
  { key: 'all', text: '总榜' },
] as const
type Period = (typeof PERIODS)[number]['key']

/** /sign-rank?activityId=: learners by days checked in. */
export function SignRankView() {
  const [period, choose] = useState<Period>('month')
  return (
    <View className="growth">
      <Segmented items={PERIODS} value={period} onChange={choose} label="时间" />
      <Places key={period} period={period} />
      <PrivacyCell />
    </View>
  )
}

const Places = observer(function Places({ period }: { readonly period: Period }) {
  const stores = useStores()
  const { given } = useRoute()
  const places = usePageStore(
    () => new LeaderboardRows(stores, { boardId: clockBoardOf(given['activityId'] ?? 'daily'), period }),
  )
  return (
    <Ranking
      pages={places.pages}
      mine={places.mine}
      draw={({ rank, name, isMe, score }) => ({ rank, name, isMe, note: '', value: `${score} 天` })}
      rule={() => `共 ${places.learners} 人上榜，按打卡天数排名，天数相同名次并列`}
      join={{
        text: '去打卡',
        hint: '打一次卡就能上榜',
        onPress: () => void stores.navigator.go('signIndex'),
      }}
    />
  )
})
