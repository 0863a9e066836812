import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Target, target } from '@/contracts/progress/targets'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { TargetForm } from '../../targets/TargetForm'
import { TargetSubjectCard } from '../../targets/TargetSubjectCard'
import { WithKnowledge } from '../../knowledge/WithKnowledge'
import { firstToTrain, placeSubjects } from '../../targets/targetTexts'
import '../../exercises.scss'

/**
 * /exercises/combat-volunteer: the target's requirements, and the learner's distance to them; with `?isSelectSchool`
 * the choice of the target comes first.
 */
export const CombatVolunteerView = observer(function CombatVolunteerView() {
  const { call, session } = useStores()
  const { isSelectSchool } = useRoute().given
  const [isChoosing, choose] = useState(isSelectSchool !== undefined)
  const found = useResource(() => call(target, { params: { uid: session.uid } }, { quiet: true }))
  const saved = async (): Promise<void> => {
    await found.load()
    choose(false)
  }
  return (
    <View className="exercise">
      <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
        {(value) =>
          isChoosing || !value.major ? (
            <Choosing target={value} onSaved={() => void saved()} />
          ) : (
            <Aimed target={value} onChange={() => choose(true)} />
          )
        }
      </Loadable>
    </View>
  )
})

interface ChoosingProps {
  readonly target: Target
  readonly onSaved: () => void
}

function Choosing({ target: chosen, onSaved }: ChoosingProps) {
  const { targetMajor, major } = chosen
  return (
    <>
      <View className="exercise__note">
        {targetMajor && !major
          ? `资料里填的专业是「${targetMajor}」，从下面选一个最接近的，就能看到要考的科目`
          : '选好目标，看要考哪些科目、你离它还有多远、先练什么'}
      </View>
      <TargetForm target={chosen} onSaved={onSaved} />
    </>
  )
}

interface AimedProps {
  readonly target: Target
  readonly onChange: () => void
}

function Aimed({ target: chosen, onChange }: AimedProps) {
  const { targetSchool, school, major, subjects } = chosen
  return (
    <>
      <Card>
        <View className="exercise__row">
          <View className="exercise__title yt-grow">{targetSchool || '还没有选院校'}</View>
          {school?.tier ? <Tag tone="brand">{school.tier}</Tag> : null}
        </View>
        <View>
          {major?.name} · {major?.degree}
        </View>
        <View className="exercise__note exercise__help">
          初试科目按这个专业常见的设置，以院校当年的招生简章为准。参考水平是示例数据，不是录取线
        </View>
        <View className="exercise__actions">
          <Button size="s" kind="soft" onPress={onChange} testId="target-change">
            换目标
          </Button>
        </View>
      </Card>
      <WithKnowledge>
        {(known) => {
          const placed = placeSubjects(subjects, known)
          return (
            <>
              <First placed={placed} />
              {placed.map((one) => (
                <TargetSubjectCard key={one.subject.code} placed={one} />
              ))}
            </>
          )
        }}
      </WithKnowledge>
    </>
  )
}

/** The one subject to begin with. */
function First({ placed }: { readonly placed: ReturnType<typeof placeSubjects> }) {
  const { navigator } = useStores()
  const first = firstToTrain(placed)
  if (!first) return null
  const { subject, stand } = first
  const isMeasured = stand !== 'unknown'
  return (
    <Button
      block
      size="l"
      onPress={() =>
        void navigator.go(isMeasured ? 'exercisesSpecialTrainSys' : 'exercisesCombatAbilityTest', {
          subject: subject.code,
        })
      }
      testId="target-first"
    >
      {isMeasured ? `先练${subject.name}` : `先测${subject.name}的水平`}
    </Button>
  )
}
