import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { groupBy } from '@/lib/groupBy'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { BarChart } from '@/ui/charts/BarChart'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { passageEditions } from './passageEditions'
import { chapterText, comingDays, comingMarks, comingText, dueIn, tallyOf } from './passageTexts'
import type { OpenPassages, PassageBook } from './PassageBook'
import { usePassageBook } from './usePassageBook'
import { OtherEditions } from './OtherEditions'
import './Recite.scss'

const DAYS = 7

/** The third edition: passages by due date, with audio. */
export const PassagesByDueDate = observer(function PassagesByDueDate() {
  const book = usePassageBook()
  const found = useResource(() => book.openAll())
  useDidShow(() => void found.load())
  return (
    <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
      {(open) => (
        <View className="exercise">
          <Due open={open} book={book} />
          <OtherEditions edition="third" />
        </View>
      )}
    </Loadable>
  )
})

interface DueProps {
  readonly open: OpenPassages
  readonly book: PassageBook
}

const Due = observer(function Due({ open, book }: DueProps) {
  const { navigator } = useStores()
  const now = book.now()
  const { states } = book.log
  const all = tallyOf(open.passages, states, now)
  const { items, fresh } = book.queue({ ...open, ...passageEditions.third })
  const begun = open.passages.length - all.new
  const coming = comingDays(states, now, DAYS)
  return (
    <>
      <Card>
        <View className="exercise__stats">
          <Stat label="现在到期" value={items.length - fresh} unit="条" testId="recite-due" />
          <Stat label="今天可新背" value={fresh} unit="条" />
          <Stat label="背过" value={begun} unit="条" />
        </View>
        <View className="recite__tools">
          <Button
            disabled={items.length === 0}
            onPress={() => void navigator.go('exercisesReciteLearn', { edition: 'third' })}
            testId="recite-begin"
          >
            {items.length ? `边听边背 ${items.length} 条` : '都背完了，到期再来'}
          </Button>
        </View>
      </Card>
      {begun ? (
        <Card>
          <View className="exercise__title">接下来几天</View>
          <BarChart
            series={[{ name: '到期', tone: 'brand', values: coming }]}
            marks={comingMarks(DAYS)}
            says={comingText(coming)}
            basis={`基于背过的 ${begun} 条`}
            testId="recite-coming"
          />
        </Card>
      ) : null}
      <List title="只背一科">
        {[...groupBy(open.passages, ({ subject }) => subject)].map(([subject, passages]) => {
          const tally = tallyOf(passages, states, now)
          return (
            <Cell
              key={subject}
              title={passages[0]?.subjectName ?? subject}
              note={chapterText(tally)}
              value={dueIn(tally) ? `到期 ${dueIn(tally)}` : `${passages.length} 条`}
              onPress={() => void navigator.go('exercisesReciteLearn', { edition: 'third', subject })}
              testId={`recite-${subject}`}
            />
          )
        })}
      </List>
    </>
  )
})
