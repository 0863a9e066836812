import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { MistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { mistakeCauses } from '@/domain/mistakes/mistakeCauses'
import { sortOwnFirst } from '@/domain/progress/ownSubjectsFirst'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useMistakeSummary } from '@/stores/useMistakeSummary'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { NoMistakes } from '../../mistakes/NoMistakes'
import { WithSubjects } from '../../knowledge/WithSubjects'
import { useMistakeBook } from '../../mistakes/useMistakeBook'
import '../../exercises.scss'

/** /exercises/wrong-topic: missed questions, by subject, knowledge point and cause. */
export const WrongTopicView = observer(function WrongTopicView() {
  const found = useMistakeSummary()
  const book = useMistakeBook()
  // Due cards are persisted here, so that they can be solved offline.
  const deck = useResource(() => book.open())
  useDidShow(() => {
    void found.load()
    void deck.load()
  })
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(summary) =>
        summary.open + summary.mastered + summary.removed ? (
          <Whole summary={summary} due={(deck.value && book.waiting(deck.value)) ?? summary.due} />
        ) : (
          <NoMistakes />
        )
      }
    </Loadable>
  )
})

interface WholeProps {
  readonly summary: MistakeSummary
  /** Due questions as the device knows them: without those solved offline. */
  readonly due: number
}

function Whole({ summary, due }: WholeProps) {
  const { navigator } = useStores()
  const { open, mastered, causes } = summary
  return (
    <View className="exercise">
      <Card>
        <View className="exercise__stats">
          <Stat label="今天到期" value={due} testId="mistakes-due" />
          <Stat label="未掌握" value={open} />
          <Stat label="已掌握" value={mastered} />
        </View>
      </Card>
      <View className="exercise__actions">
        <Button
          disabled={due === 0}
          onPress={() => void navigator.go('exercisesMistakeExercise')}
          testId="mistakes-solve"
        >
          {due ? `重做 ${due} 题` : '今天没有到期的'}
        </Button>
        <Button kind="soft" onPress={() => void navigator.go('exercisesMistakeBook')} testId="mistakes-book">
          错题本
        </Button>
        <Button kind="soft" onPress={() => void navigator.go('exercisesCollectFolder')}>
          收藏夹
        </Button>
      </View>
      <Subjects summary={summary} />
      {causes.length ? (
        <List title="按错因">
          {causes.map(({ cause, open: count }) => (
            <Cell
              key={cause ?? 'none'}
              title={cause ? mistakeCauses[cause] : '还没说明'}
              value={`${count} 题`}
              {...(cause && { onPress: () => void navigator.go('exercisesMistakeBook', { cause }) })}
            />
          ))}
        </List>
      ) : null}
    </View>
  )
}

const Subjects = observer(function Subjects({ summary }: { readonly summary: MistakeSummary }) {
  const { navigator } = useStores()
  const own = useLearnerProfile().subjects
  return (
    <WithSubjects>
      {(known) => (
        <>
          {sortOwnFirst(summary.subjects, ({ subject }) => subject, own).map(({ subject, points, due }) => (
            <List
              key={subject}
              title={`${known.find((one) => one.subject === subject)?.name ?? subject}${due ? ` · 今天 ${due} 题` : ''}`}
            >
              {points.map(({ point, open, due: dueHere }) => (
                <Cell
                  key={point}
                  title={point}
                  value={dueHere ? `${open} 题，今天 ${dueHere}` : `${open} 题`}
                  onPress={() => void navigator.go('exercisesMistakeBook', { subject, point })}
                />
              ))}
            </List>
          ))}
        </>
      )}
    </WithSubjects>
  )
})
