import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { abilities, type SubjectAbility } from '@/contracts/exercise/abilities'
import { useResource } from '@/stores/page/useResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { SubjectChoice } from '../knowledge/SubjectChoice'
import '../exercises.scss'

interface AbilitiesBySubjectProps {
  readonly children: (subject: SubjectAbility) => ReactNode
}

/** A page about abilities over time, one subject at a time. */
export const AbilitiesBySubject = observer(function AbilitiesBySubject({
  children,
}: AbilitiesBySubjectProps) {
  const { call, session, navigator } = useStores()
  const profile = useLearnerProfile()
  const found = useResource(async () => {
    const params = { uid: session.uid }
    const [subjects] = await Promise.all([call(abilities, { params }, { quiet: true }), profile.load()])
    return subjects
  })
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(subjects) =>
        subjects[0] ? (
          <SubjectChoice subjects={subjects} first={subjects[0]}>
            {children}
          </SubjectChoice>
        ) : (
          <View className="exercise">
            <Empty
              title="还没有能力数据"
              hint="做一次实力测评，二十几道题就有各科的起点"
              action={{ text: '去测评', onPress: () => void navigator.go('exercisesStrengthTest') }}
            />
          </View>
        )
      }
    </Loadable>
  )
})
