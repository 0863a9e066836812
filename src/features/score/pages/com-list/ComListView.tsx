import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MajorPicker } from '@/blocks/admission/MajorPicker'
import { Pages } from '@/blocks/Pages'
import { hideScore, scoreRanks, type ScoreRanks } from '@/contracts/score/totals'
import { PagedList } from '@/stores/page/PagedList'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Sheet } from '@/ui/layout/Sheet'
import '../../score.scss'

type Row = ScoreRanks['list'][number]

interface Board {
  readonly code: string
  readonly school?: string
}

const SCOPES = [
  { key: 'school', text: '同校同专业' },
  { key: 'major', text: '全部院校' },
] as const

/** /score/com-list?code=&school=: estimated totals by major, with the learner's own row on top. */
export const ComListView = observer(function ComListView() {
  const { given } = useRoute()
  const [code, setCode] = useState(given['code'] ?? '0812')
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(false)
  const school = given['school']
  const [scope, setScope] = useState<(typeof SCOPES)[number]['key']>('major')
  const board: Board = scope === 'school' && school ? { code, school } : { code }
  return (
    <View className="score-page">
      {school ? <Segmented items={SCOPES} value={scope} onChange={setScope} label="排名范围" /> : null}
      <Button kind="soft" block onPress={() => setOpen(true)} testId="ranks-major">
        {`专业：${name} ${code}`}
      </Button>
      <Ranks key={JSON.stringify(board)} board={board} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="选择专业" height="tall">
        {isOpen ? (
          <MajorPicker
            value={[]}
            most={1}
            onChange={([chosen]) => {
              if (!chosen) return
              setCode(chosen.id.slice(0, 4))
              setName(chosen.name)
              setOpen(false)
            }}
          />
        ) : null}
      </Sheet>
    </View>
  )
})

const Ranks = observer(function Ranks({ board }: { readonly board: Board }) {
  const { call, session } = useStores()
  const found = useResource(
    () => call(scoreRanks, { query: { ...board, size: 20 } }, { quiet: true }),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(first) => (
        <>
          <Own ranks={first} reload={() => found.load().then(() => found.value)} />
          <Rows board={board} first={first} key={`${first.people} ${first.list.length}`} />
        </>
      )}
    </Loadable>
  )
})

interface OwnProps {
  readonly ranks: ScoreRanks
  readonly reload: () => Promise<ScoreRanks | undefined>
}

const Own = observer(function Own({ ranks: { own, people, least }, reload }: OwnProps) {
  const { call, session, navigator, ui } = useStores()
  const [task] = useState(() => new Task())
  const toggle = async (): Promise<void> => {
    if (!own) return
    const body = { isHidden: !own.isHidden }
    if (!(await task.succeeds(() => call(hideScore, { params: { uid: session.uid }, body })))) return
    const now = await reload()
    // The backend ranks complete estimates only, so joining shows nothing yet.
    if (!body.isHidden && now?.own?.isHidden) ui.say('还有科目没有估完分，估完后会自动参加排名')
  }
  return (
    <Card>
      <View className="score-column">
        <View className="score-note">{`共 ${people} 人参与，满 ${least} 人显示名次；只列分数和人数，不显示姓名`}</View>
        {own ? (
          <>
            <View className="score-subtitle">
              {own.isHidden
                ? `我的估分 ${own.total} 分，没有参加排名`
                : `我的估分 ${own.total} 分${own.rank === null ? '' : `，第 ${own.rank} 名`}`}
            </View>
            <Button kind="soft" loading={task.isRunning} onPress={() => void toggle()} testId="ranks-hide">
              {own.isHidden ? '参加排名' : '退出排名'}
            </Button>
          </>
        ) : (
          <Button kind="soft" onPress={() => void navigator.go('scoreTotalreport', {})} testId="ranks-join">
            估分后参加排名
          </Button>
        )}
      </View>
    </Card>
  )
})

interface RowsProps {
  readonly board: Board
  readonly first: ScoreRanks
}

/** Rows that follow the cursor of the backend. */
const rowsOf = (first: ScoreRanks, more: (below: number) => Promise<ScoreRanks>): PagedList<Row> => {
  let { next } = first
  let seen = first.list.length
  const bound = (): number => (next === null ? seen : seen + 1)
  return new PagedList<Row>({
    first: { list: first.list, total: bound() },
    fetch: async () => {
      const found = await more(next ?? 0)
      next = found.next
      seen += found.list.length
      return { list: found.list, total: bound() }
    },
    idOf: ({ total }) => total,
  })
}

const Rows = observer(function Rows({ board, first }: RowsProps) {
  const { call, navigator } = useStores()
  const pages = usePageStore(() =>
    rowsOf(first, (below) => call(scoreRanks, { query: { ...board, below, size: 20 } }, { quiet: true })),
  )
  return (
    <Pages
      pages={pages}
      label="估分榜"
      draw={({ rank, total, people }) => (
        <Cell key={total} title={`第 ${rank} 名`} note={`${people} 人`} value={`${total} 分`} />
      )}
      empty={
        <Empty
          size="small"
          title="参与的人还不够"
          hint="人数太少时名次没有意义，邀请同学一起估分"
          action={{ text: '去估分', onPress: () => void navigator.go('scoreEstimateScore', {}) }}
        />
      }
    />
  )
})
