import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Ranking } from '@/blocks/ranking/Ranking'
import { type Board, boardNamed, boards, isResultBoard } from '@/domain/ranks/boards'
import { navigation } from '@/platform/navigation'
import { buildAddress } from '@/routes/buildUrl'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Segmented } from '@/ui/controls/Segmented'
import { Tabs } from '@/ui/layout/Tabs'
import { boardTabs, periodItems, ruleOf } from '../../mocks/boardTexts'
import { LeaderboardRows, type ShownBoard } from '@/blocks/ranking/LeaderboardRows'
import '../../exercises.scss'

const FIRST = 'exercise-points'

/** A period of an address, as far as its board has it. */
const periodOf = ({ periods }: Board, asked: string | undefined) =>
  periods.find((period) => period === asked) ?? periods[0]

/**
 * /exercises/combat-rankinglist and /combat-rankinglist?board=&period=: the ranking; with the board of a mock exam its
 * results.
 */
export function CombatRankinglistView() {
  const { given } = useRoute()
  const { board = '' } = given
  return isResultBoard(board) ? (
    <View className="exercise">
      <Places shown={{ boardId: board, period: undefined }} measure="points" unit="分" />
    </View>
  ) : (
    <Boards />
  )
}

/** The boards as tabs, their periods below; the address keeps the choice. */
function Boards() {
  const { id, given } = useRoute()
  const [chosen, choose] = useState<ShownBoard>(() => {
    const boardId = boardNamed(given['board'] ?? '') ? (given['board'] ?? FIRST) : FIRST
    return { boardId, period: periodOf(boardNamed(boardId) ?? boards[FIRST], given['period']) }
  })
  const board: Board = boardNamed(chosen.boardId) ?? boards[FIRST]
  const show = (boardId: string, asked: string | undefined): void => {
    const period = periodOf(boardNamed(boardId) ?? boards[FIRST], asked)
    choose({ boardId, period })
    navigation.rewriteAddress(buildAddress(id, { ...given, board: boardId, period }))
  }
  return (
    <View className="exercise">
      <Tabs
        items={boardTabs}
        active={chosen.boardId}
        onChange={(boardId) => show(boardId, chosen.period)}
        label="榜单"
        layout="fill"
        panelId="board"
      />
      <Segmented
        items={periodItems(board)}
        value={chosen.period ?? 'all'}
        onChange={(period) => show(chosen.boardId, period)}
        label="时间"
      />
      <View id="board" className="exercise__part">
        <Places
          key={`${chosen.boardId} ${chosen.period}`}
          shown={chosen}
          measure={board.measure}
          unit={board.unit}
        />
      </View>
    </View>
  )
}

interface PlacesProps {
  readonly shown: ShownBoard
  readonly measure: Board['measure']
  readonly unit: string
}

const Places = observer(function Places({ shown, measure, unit }: PlacesProps) {
  const stores = useStores()
  const places = usePageStore(() => new LeaderboardRows(stores, shown))
  return (
    <Ranking
      pages={places.pages}
      mine={places.mine}
      draw={({ rank, name, isMe, score }) => ({ rank, name, isMe, note: '', value: `${score} ${unit}` })}
      rule={() => ruleOf(measure, places.learners)}
      join={{
        text: '去刷题',
        hint: '做完一组题即可上榜',
        onPress: () => void stores.navigator.go('exercisesCombat'),
      }}
    />
  )
})
