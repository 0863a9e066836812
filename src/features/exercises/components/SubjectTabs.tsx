import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import { useRoute } from '@/stores/useRoute'
import { Tabs } from '@/ui/Tabs'
import { WithSubjects } from './WithSubjects'

interface SubjectTabsProps {
  /** Draws the chosen subject; keyed by it, so that nothing chosen in one is left in the next. */
  readonly children: (subject: ExerciseSubject) => ReactNode
}

/** A page of one subject at a time: that of `?subject=` first, the others by their tabs. */
export function SubjectTabs({ children }: SubjectTabsProps) {
  return (
    <WithSubjects>
      {(subjects, first) => (
        <Chosen subjects={subjects} first={first}>
          {children}
        </Chosen>
      )}
    </WithSubjects>
  )
}

interface ChosenProps extends SubjectTabsProps {
  readonly subjects: readonly ExerciseSubject[]
  readonly first: ExerciseSubject
}

function Chosen({ subjects, first, children }: ChosenProps) {
  const { given } = useRoute()
  const [code, choose] = useState(given['subject'])
  const chosen = subjects.find(({ subject }) => subject === code) ?? first
  return (
    <View className="exercise">
      <Tabs
        items={subjects.map(({ subject, name }) => ({ key: subject, text: name }))}
        active={chosen.subject}
        onChange={choose}
        label="科目"
        panelId="subject"
      />
      <View key={chosen.subject} id="subject" className="exercise__part">
        {children(chosen)}
      </View>
    </View>
  )
}
