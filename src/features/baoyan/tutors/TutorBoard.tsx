import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { Pages } from '@/blocks/Pages'
import { type TutorRow, tutors } from '@/contracts/baoyan/catalogue'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Section } from '@/ui/layout/Section'
import { recruitingNames, recruitingTones } from './tutorTexts'
import '../baoyan.scss'

interface TutorBoardProps {
  /** Whether the chips of field, school and recruiting state are open. */
  readonly hasFilters: boolean
}

const withAll = (names: readonly string[]) => [
  { key: '', text: '全部' },
  ...names.map((key) => ({ key, text: key })),
]
const STATES = [
  { key: '', text: '全部' },
  ...(['open', 'few', 'closed', 'unknown'] as const).map((key) => ({ key, text: recruitingNames[key] })),
]

const queryOf = (filter: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** Tutors by name, pinyin, field and school. */
export const TutorBoard = observer(function TutorBoard({ hasFilters }: TutorBoardProps) {
  const { call } = useStores()
  const { given } = useRoute()
  const [typed, setTyped] = useState(given['keyword'] ?? '')
  const [keyword, setKeyword] = useState(typed)
  const [field, setField] = useState(given['field'] ?? '')
  const [school, setSchool] = useState(given['school'] ?? '')
  const [recruiting, setRecruiting] = useState(given['recruiting'] ?? '')
  const choices = useResource(() => call(tutors, { query: { size: 1 } }, { quiet: true }))
  const query = queryOf({ keyword, field, school, recruiting })
  return (
    <View className="baoyan-page">
      <View className="baoyan-note">导师均为虚构的示例人物，用来演示怎样查找和联系，不对应真实导师。</View>
      <Field
        label="找导师"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        onSubmit={() => setKeyword(typed.trim())}
        onBlur={() => setKeyword(typed.trim())}
        placeholder="姓名、拼音、方向或学校"
        maxLength={40}
        testId="tutor-keyword"
      />
      {hasFilters && choices.value ? (
        <Card>
          <Section title="研究领域">
            <Choice
              label="研究领域"
              options={withAll(choices.value.fields)}
              value={field}
              onChange={setField}
            />
          </Section>
          <Section title="学校">
            <Choice
              label="学校"
              options={withAll(choices.value.schools)}
              value={school}
              onChange={setSchool}
            />
          </Section>
          <Section title="招生状态">
            <Choice label="招生状态" options={STATES} value={recruiting} onChange={setRecruiting} />
          </Section>
        </Card>
      ) : null}
      <TutorPages key={JSON.stringify(query)} query={query} />
    </View>
  )
})

const TutorPages = observer(function TutorPages({
  query,
}: {
  readonly query: Readonly<Record<string, string>>
}) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<TutorRow>({
        fetch: (page) => call(tutors, { query: { ...query, page, size: 8 } }, { quiet: true }),
        idOf: ({ tutorId }) => tutorId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="导师"
      draw={({ tutorId, name, school, dept, position, topics, recruiting }) => (
        <Cell
          key={tutorId}
          title={`${name} · ${position}`}
          note={`${school} ${dept} · ${topics.join('、')}`}
          value={
            <View className="baoyan-column">
              <Tag tone={recruitingTones[recruiting]}>{recruitingNames[recruiting]}</Tag>
              <SampleTag />
            </View>
          }
          onPress={() => void navigator.go('baoyanTutorDetails', { id: tutorId })}
          testId={`tutor-${tutorId}`}
        />
      )}
      empty={<Empty size="small" title="没有找到导师" hint="换个方向或名字试试" />}
    />
  )
})
