import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { syllabus, syllabuses } from '@/contracts/library/handbook'
import type { CallOutput } from '@/contracts/define'
import { compareSections, type ComparedItem } from '@/domain/library/textDiff'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Segmented } from '@/ui/controls/Segmented'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Tabs } from '@/ui/layout/Tabs'
import '../../library.scss'

type Subject = CallOutput<typeof syllabuses>[number]

/** /book/exam-general: the syllabus of a subject by year, with its changes. */
export const ExamGeneralView = observer(function ExamGeneralView() {
  const { call } = useStores()
  const found = useResource(() => call(syllabuses, {}))
  return (
    <View className="library">
      <Loadable phase={found.phase} onRetry={() => void found.load()}>
        {(subjects) => <Subjects subjects={subjects} />}
      </Loadable>
    </View>
  )
})

function Subjects({ subjects }: { readonly subjects: readonly Subject[] }) {
  const [subject, choose] = useState(subjects[0]?.subject ?? '')
  const [chosenYear, chooseYear] = useState('')
  const years = subjects.find((one) => one.subject === subject)?.years ?? []
  const year = years.find((one) => String(one) === chosenYear) ?? years[0] ?? 0
  return (
    <>
      <Tabs
        items={subjects.map((one) => ({ key: one.subject, text: one.name }))}
        active={subject}
        onChange={choose}
        label="科目"
        panelId="syllabus"
      />
      <Segmented
        label="年份"
        items={years.map((one) => ({ key: String(one), text: `${one} 年` }))}
        value={String(year)}
        onChange={chooseYear}
      />
      <View id="syllabus">
        <Sections
          key={`${subject}-${year}`}
          id={`${subject}-${year}`}
          before={years.includes(year - 1) ? `${subject}-${year - 1}` : undefined}
        />
      </View>
    </>
  )
}

interface SectionsProps {
  readonly id: string
  readonly before: string | undefined
}

const Sections = observer(function Sections({ id, before }: SectionsProps) {
  const { call } = useStores()
  const found = useResource(async () => {
    const [now, old] = await Promise.all([
      call(syllabus, { params: { syllabusId: id } }),
      before === undefined ? undefined : call(syllabus, { params: { syllabusId: before } }),
    ])
    return { source: now.source, sections: compareSections((old ?? now).sections, now.sections) }
  })
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()}>
      {({ source, sections }) => (
        <>
          <View className="library__note">{source}</View>
          {before === undefined ? null : (
            <View className="library__note">绿色底为新增，删除线为上一年的内容</View>
          )}
          {sections.map(({ title, items }) => (
            <Card key={title}>
              <View className="library__name">{title}</View>
              {items.map((item) => (
                <Item key={item.pointId} item={item} />
              ))}
            </Card>
          ))}
        </>
      )}
    </Loadable>
  )
})

function Item({ item }: { readonly item: ComparedItem }) {
  return (
    <View className="library__item">
      {item.parts.map(({ kind, text }, at) =>
        kind === 'same' ? (
          <MathsText key={at} text={text} />
        ) : (
          <Text key={at} className={kind === 'added' ? 'library__added' : 'library__removed'}>
            <MathsText text={text} />
          </Text>
        ),
      )}
    </View>
  )
}
