import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import {
  collegeChoices,
  type CollegeChoices,
  type CollegePaper,
  collegePapers,
} from '@/contracts/exercise/collegePapers'
import { PagedList } from '@/stores/page/PagedList'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tabs } from '@/ui/layout/Tabs'
import { Tag } from '@/ui/feedback/Tag'
import '../../exercises.scss'

const PAGE_SIZE = 20
const ALL = 'all'

/** Filter of the papers. */
interface CollegeFilter {
  readonly school?: string | undefined
  readonly subject?: string | undefined
  readonly year?: string | undefined
}

/** A sample is no school's paper: only what an operator has imported names its school and year. */
const originOf = (title: string, school: string, year: number): string =>
  title.includes('示例') ? '' : `${school} ${year} · `

/** /exercises/colleges?school=&subject=&year=: papers that schools have set, or samples in the form of the national papers. */
export const CollegesView = observer(function CollegesView() {
  const { call } = useStores()
  const found = usePersistedResource({ name: 'college-choices', schema: collegeChoices.response }, () =>
    call(collegeChoices, {}, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(choices) => <Papers choices={choices} />}
    </Loadable>
  )
})

function Papers({ choices: { schools, subjects, years } }: { readonly choices: CollegeChoices }) {
  const { school, subject, year } = useRoute().given
  const [filter, setFilter] = useState<CollegeFilter>({ school, subject, year })
  const choose = (part: CollegeFilter): void => setFilter({ ...filter, ...part })
  return (
    <View className="exercise">
      <Tabs
        items={[
          { key: ALL, text: '全部学科' },
          ...subjects.map(({ subject: key, name }) => ({ key, text: name })),
        ]}
        active={filter.subject ?? ALL}
        onChange={(key) => choose({ subject: wanted(key) })}
        layout="scroll"
        label="学科"
        panelId="colleges"
      />
      <Card>
        <View className="exercise__row">
          <Tag tone="warning">示例</Tag>
          <View className="exercise__note yt-grow">
            这些是研途按全国统考卷型自编的练习，不是真题；题目取自整套模拟卷，院校和年份只用来归类。
          </View>
        </View>
      </Card>
      <Choice
        label="年份"
        value={filter.year ?? ALL}
        options={[{ key: ALL, text: '全部年份' }, ...years.map((one) => ({ key: `${one}`, text: `${one}` }))]}
        onChange={(key) => choose({ year: wanted(key) })}
      />
      <Choice
        label="院校"
        value={filter.school ?? ALL}
        options={[
          { key: ALL, text: '全部院校' },
          ...schools.map(({ id, name }) => ({ key: id, text: name })),
        ]}
        onChange={(key) => choose({ school: wanted(key) })}
      />
      <View id="colleges">
        <Rows key={JSON.stringify(filter)} filter={filter} onReset={() => setFilter({})} />
      </View>
    </View>
  )
}

const wanted = (key: string): string | undefined => (key === ALL ? undefined : key)

interface RowsProps {
  readonly filter: CollegeFilter
  readonly onReset: () => void
}

function Rows({ filter, onReset }: RowsProps) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) =>
          call(collegePapers, { query: { ...filter, page, size: PAGE_SIZE } }, { quiet: true }),
        idOf: ({ paperId }: CollegePaper) => paperId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="院校试卷"
      draw={({ paperId, title, school, year, questionCount, points, minutes }) => (
        <Cell
          key={paperId}
          title={title}
          note={`${originOf(title, school.name, year)}${questionCount} 题 · 满分 ${points} · ${minutes} 分钟`}
          onPress={() => void navigator.go('exercisesExamDetail', { paperId })}
          testId={`college-${paperId}`}
        />
      )}
      empty={
        <Empty
          size="small"
          title="没有这样的试卷"
          hint="换一所院校或一个年份看看"
          action={{ text: '看全部', onPress: onReset }}
        />
      }
    />
  )
}
