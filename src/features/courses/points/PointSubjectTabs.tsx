import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { PointSubject } from '@/contracts/course/points'
import { useRoute } from '@/stores/page/useRoute'
import { Tabs } from '@/ui/layout/Tabs'
import { WithPointSubjects } from './WithPointSubjects'

interface PointSubjectTabsProps {
  readonly panelId: string
  readonly className: string
  /** Draws the chosen subject. */
  readonly children: (subject: string) => ReactNode
}

/** A page of one subject at a time: the one of the address first, the others by their tabs. */
export function PointSubjectTabs(props: PointSubjectTabsProps) {
  return (
    <WithPointSubjects>
      {(subjects, first) => <Subjects {...props} subjects={subjects} first={first} />}
    </WithPointSubjects>
  )
}

interface SubjectsProps extends PointSubjectTabsProps {
  readonly subjects: readonly PointSubject[]
  readonly first: PointSubject
}

function Subjects({ panelId, className, children, subjects, first }: SubjectsProps) {
  const { given } = useRoute()
  const [subject, setSubject] = useState(
    () => (subjects.find(({ key }) => key === given['subject']) ?? first).key,
  )
  return (
    <View className={className}>
      <Tabs
        items={subjects.map(({ key, name }) => ({ key, text: name }))}
        active={subject}
        onChange={setSubject}
        label="科目"
        panelId={panelId}
      />
      <View id={panelId} className="study-page__part">
        {children(subject)}
      </View>
    </View>
  )
}
