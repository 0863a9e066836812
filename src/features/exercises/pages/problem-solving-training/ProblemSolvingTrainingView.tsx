import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type TrainingCard, trainings } from '@/contracts/exercise/trainings'
import { sortOwnFirst } from '@/domain/progress/ownSubjectsFirst'
import { groupBy } from '@/lib/groupBy'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { WithSubjects } from '../../knowledge/WithSubjects'
import { typeTexts } from '../../question/questionTexts'
import '../../exercises.scss'

/** /exercises/problem-solving-training: questions that are solved by steps, by subject. */
export const ProblemSolvingTrainingView = observer(function ProblemSolvingTrainingView() {
  const { call } = useStores()
  const found = usePersistedResource({ name: 'trainings', schema: trainings.response }, () =>
    call(trainings, {}, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(list) =>
        list.length > 0 ? <Subjects list={list} /> : <Empty title="训练整理中" hint="整理好后会出现在这里" />
      }
    </Loadable>
  )
})

const Subjects = observer(function Subjects({ list }: { readonly list: readonly TrainingCard[] }) {
  const { navigator } = useStores()
  const own = useLearnerProfile().subjects
  return (
    <WithSubjects>
      {(known) => (
        <View className="exercise">
          <View className="exercise__note">先看题，卡住了看一个提示，再看方法，自己做完才看解答。</View>
          {sortOwnFirst([...groupBy(list, ({ subject }) => subject)], ([subject]) => subject, own).map(
            ([subject, some]) => (
              <List key={subject} title={known.find((one) => one.subject === subject)?.name ?? subject}>
                {some.map(({ trainingId, title, point, type }) => (
                  <Cell
                    key={trainingId}
                    title={title}
                    note={`${point} · ${typeTexts[type]}`}
                    onPress={() => void navigator.go('exercisesTrainingDetail', { training: trainingId })}
                    testId={`training-${trainingId}`}
                  />
                ))}
              </List>
            ),
          )}
        </View>
      )}
    </WithSubjects>
  )
})
