import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { ownSubjectsFirst } from '@/domain/progress/ownSubjectsFirst'
import { useRoute } from '@/stores/page/useRoute'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { Tabs } from '@/ui/layout/Tabs'
import '../exercises.scss'

/** The key of the tab that shows the subjects that the learner has not chosen. */
const ALL = 'all'

interface CodedSubject {
  readonly subject: string
  readonly name: string
}

interface SubjectChoiceProps<T> {
  readonly subjects: readonly T[]
  readonly first: T
  /** False where the list has codes of its own: own subjects come first, the others beside them. */
  readonly folds?: boolean
  /** Draws the chosen subject; keyed by it, so that nothing chosen in one is left in the next. */
  readonly children: (subject: T) => ReactNode
}

/** One subject at a time: that of `?subject=` first, the others by their tabs; subjects not chosen stand behind 全部科目. */
export const SubjectChoice = observer(function SubjectChoice<T extends CodedSubject>({
  subjects,
  first,
  folds = true,
  children,
}: SubjectChoiceProps<T>) {
  const { given } = useRoute()
  const [code, choose] = useState(given['subject'])
  const [isWhole, setWhole] = useState(false)
  const { own, others } = ownSubjectsFirst(subjects, ({ subject }) => subject, useLearnerProfile().subjects)
  const chosen = subjects.find(({ subject }) => subject === code) ?? own[0] ?? first
  const showsOthers = !folds || isWhole || others.includes(chosen)
  const shown = showsOthers ? [...own, ...others] : own
  const isFolded = others.length > 0 && !showsOthers
  return (
    <View className="exercise">
      <Tabs
        items={[
          ...shown.map(({ subject, name }) => ({ key: subject, text: name })),
          ...(isFolded ? [{ key: ALL, text: '全部科目' }] : []),
        ]}
        active={chosen.subject}
        onChange={(key) => (key === ALL ? setWhole(true) : choose(key))}
        label="科目"
        panelId="subject"
      />
      <View key={chosen.subject} id="subject" className="exercise__part">
        {children(chosen)}
      </View>
    </View>
  )
}) as <T extends CodedSubject>(props: SubjectChoiceProps<T>) => ReactNode
