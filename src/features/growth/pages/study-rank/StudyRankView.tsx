import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { LeaderboardRows } from '@/blocks/ranking/LeaderboardRows'
import { Ranking } from '@/blocks/ranking/Ranking'
import { roomBoardOf } from '@/domain/growth/studyRooms'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Segmented } from '@/ui/controls/Segmented'
import { PrivacyCell } from '../../ranks/PrivacyCell'
import { RoomList } from '../../ranks/RoomList'
import '../../growth.scss'

const PERIODS = [
  { key: 'day', text: '今日' },
  { key: 'week', text: '本周' },
  { key: 'all', text: '总榜' },
] as const
type Period = (typeof PERIODS)[number]['key']

/** /study-rank, and /room/study-rank?board= for one study room: learners by minutes of study. */
export function StudyRankView() {
  const { id, given } = useRoute()
  const room = id === 'roomStudyRank' ? given['board'] : undefined
  const [period, choose] = useState<Period>('day')
  if (id === 'roomStudyRank' && room === undefined)
    return (
      <View className="growth">
        <RoomList />
      </View>
    )
  const boardId = room === undefined ? 'study-time' : roomBoardOf(room)
  return (
    <View className="growth">
      <Segmented items={PERIODS} value={period} onChange={choose} label="时间" />
      <Places key={period} boardId={boardId} period={period} />
      <RoomList />
      <PrivacyCell />
    </View>
  )
}

interface PlacesProps {
  readonly boardId: string
  readonly period: Period
}

const Places = observer(function Places({ boardId, period }: PlacesProps) {
  const stores = useStores()
  const places = usePageStore(() => new LeaderboardRows(stores, { boardId, period }))
  return (
    <Ranking
      pages={places.pages}
      mine={places.mine}
      draw={({ rank, name, isMe, score }) => ({ rank, name, isMe, note: '', value: `${score} 分钟` })}
      rule={() => `共 ${places.learners} 人上榜，按听课和看课的分钟数排名，相同名次并列`}
      join={{
        text: '去学习',
        hint: '学满 1 分钟就能上榜',
        onPress: () => void stores.navigator.go('studyCenter'),
      }}
    />
  )
})
