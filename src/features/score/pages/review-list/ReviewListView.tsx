import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { Pages } from '@/blocks/Pages'
import { type RetestHead, retests } from '@/contracts/score/review'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import { categories } from '../../facts/categories'
import { degreeWords } from '../../facts/texts'
import '../../score.scss'

const SORTS = [
  { key: 'line', text: '复试线从高到低' },
  { key: 'ratio', text: '复录比从高到低' },
] as const
const PAUSE_MS = 300

interface Filter {
  readonly keyword?: string
  readonly code?: string
  readonly sort: 'line' | 'ratio'
}

/** /score/review-list: second exams by line and ratio. */
export const ReviewListView = observer(function ReviewListView() {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [code, setCode] = useState<string>('all')
  const [sort, setSort] = useState<Filter['sort']>('line')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const filter: Filter = { sort, ...(keyword && { keyword }), ...(code !== 'all' && { code }) }
  return (
    <View className="score-page">
      <Field
        label="找复试院校"
        hideLabel
        type="search"
        value={typed}
        onChange={setTyped}
        placeholder="院校或专业"
        maxLength={40}
        testId="retest-keyword"
      />
      <Choice label="学科门类" options={categories} value={code} onChange={setCode} />
      <Segmented items={SORTS} value={sort} onChange={setSort} label="排序" />
      <Retests key={JSON.stringify(filter)} filter={filter} />
    </View>
  )
})

const HUNDRED = 100

const Retests = observer(function Retests({ filter }: { readonly filter: Filter }) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<RetestHead>({
        fetch: (page) => call(retests, { query: { ...filter, page } }, { quiet: true }),
        idOf: ({ retestId }) => retestId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="复试院校"
      draw={({ retestId, school, name, code, degree, line, year, ratio, isSample }) => (
        <Cell
          key={retestId}
          title={`${school} ${name}`}
          note={
            <View className="score-cell-note">
              <View>{`${code} · ${degreeWords[degree]} · 复录比 ${(ratio / HUNDRED).toFixed(2)}:1`}</View>
              {isSample ? <SampleTag /> : null}
            </View>
          }
          value={`${year} 年 ${line} 分`}
          onPress={() => void navigator.go('scoreReviewDetail', { id: retestId })}
          testId={`retest-${retestId}`}
        />
      )}
      empty={<Empty size="small" title="没有找到" hint="换个院校或专业试试" />}
    />
  )
})
