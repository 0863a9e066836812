import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { Tabs } from '@/ui/layout/Tabs'
import '../exercises.scss'

interface SubjectChoiceProps<T> {
  readonly subjects: readonly T[]
  readonly first: T
  /** Draws the chosen subject; keyed by it, so that nothing chosen in one is left in the next. */
  readonly children: (subject: T) => ReactNode
}

/** One subject at a time: that of `?subject=` first, the others by their tabs. */
export function SubjectChoice<T extends { readonly subject: string; readonly name: string }>({
  subjects,
  first,
  children,
}: SubjectChoiceProps<T>) {
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
