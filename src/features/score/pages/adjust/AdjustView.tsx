import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { adjustmentMatches, type AdjustmentOpening, adjustments } from '@/contracts/score/adjustments'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { List } from '@/ui/layout/List'
import { OpeningCell } from '../../adjust/OpeningCell'
import { OpeningDetail } from '../../adjust/OpeningDetail'
import { Subscription } from '../../adjust/Subscription'
import { categories } from '../../facts/categories'
import '../../score.scss'

const REGIONS = [
  { key: 'all', text: '全部地区' },
  { key: 'A', text: 'A 区' },
  { key: 'B', text: 'B 区' },
] as const
const DEGREES = [
  { key: 'all', text: '学硕专硕' },
  { key: 'academic', text: '学硕' },
  { key: 'professional', text: '专硕' },
] as const
const MODES = [
  { key: 'all', text: '全部' },
  { key: 'mine', text: '符合我的' },
  { key: 'ended', text: '已结束' },
] as const

interface Filter {
  readonly code?: string
  readonly region?: 'A' | 'B'
  readonly degree?: 'academic' | 'professional'
  readonly total?: string
  readonly ended?: '1'
}

/** /score/review-adjust?id=: openings by filters, those that fit the learner, or one opening. */
export const AdjustView = observer(function AdjustView() {
  const { given } = useRoute()
  return given['id'] ? <OpeningDetail id={given['id']} /> : <All />
})

const All = observer(function All() {
  const [mode, setMode] = useState<(typeof MODES)[number]['key']>('all')
  const [filter, setFilter] = useState<Filter>({})
  const asked: Filter = mode === 'ended' ? { ...filter, ended: '1' } : filter
  return (
    <View className="score-page">
      <Segmented items={MODES} value={mode} onChange={setMode} label="调剂信息" />
      <Subscription code={filter.code ?? ''} />
      {mode === 'mine' ? (
        <Mine />
      ) : (
        <>
          <Filters filter={filter} onChange={setFilter} />
          <Openings key={JSON.stringify(asked)} filter={asked} onReset={() => setFilter({})} />
        </>
      )}
    </View>
  )
})

interface FiltersProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

const SCORE = /^\d{3}$/

function Filters({ filter, onChange }: FiltersProps) {
  const [total, setTotal] = useState(filter.total ?? '')
  const { code: _code, region: _region, degree: _degree, total: _total } = filter
  const put = (name: keyof Filter, value: string): void => {
    const { [name]: _old, ...rest } = filter
    onChange(value === 'all' || value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <Card>
      <View className="score-column">
        <Choice
          label="学科门类"
          options={categories}
          value={_code ?? 'all'}
          onChange={(value) => put('code', value)}
          testId="adjust-category"
        />
        <Choice
          label="地区"
          options={REGIONS}
          value={_region ?? 'all'}
          onChange={(value) => put('region', value)}
        />
        <Choice
          label="学位"
          options={DEGREES}
          value={_degree ?? 'all'}
          onChange={(value) => put('degree', value)}
        />
        <Field
          label="我的总分"
          type="number"
          value={total}
          onChange={(text) => {
            setTotal(text)
            if (text === '' || SCORE.test(text)) put('total', text)
          }}
          placeholder="选填，只看分数够的"
          maxLength={3}
          testId="adjust-total"
        />
      </View>
    </Card>
  )
}

interface OpeningsProps {
  readonly filter: Filter
  readonly onReset: () => void
}

const Openings = observer(function Openings({ filter, onReset }: OpeningsProps) {
  const { call } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<AdjustmentOpening>({
        fetch: (page) => call(adjustments, { query: { ...filter, page, size: 8 } }, { quiet: true }),
        idOf: ({ openingId }) => openingId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="调剂信息"
      draw={(opening) => <OpeningCell key={opening.openingId} opening={opening} />}
      empty={
        <Empty
          size="small"
          title={filter.ended ? '没有已结束的调剂信息' : '没有符合条件的调剂信息'}
          hint="调剂系统一般在 4 月开放，可以先订阅"
          action={{ text: '清空条件', onPress: onReset }}
        />
      }
    />
  )
})

const Mine = observer(function Mine() {
  const { call, session, navigator, ui } = useStores()
  const found = useResource(
    () =>
      session.isLoggedIn
        ? call(adjustmentMatches, { params: { uid: session.uid } }, { quiet: true })
        : Promise.resolve(null),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(matches) =>
        matches === null ? (
          <Empty
            size="small"
            title="登录后按你的估分匹配"
            action={{ text: '登录', onPress: () => void ui.openDialog({ kind: 'login' }) }}
          />
        ) : matches.isKnown ? (
          <List title={`你符合或可能符合的 ${matches.fits} 条`}>
            {matches.list.map((opening) => (
              <OpeningCell
                key={opening.openingId}
                opening={opening}
                reasons={opening.reasons}
                unsure={opening.unsure}
              />
            ))}
          </List>
        ) : (
          <Empty
            size="small"
            title="还没有完整的估分"
            hint="填好报考信息和各科分数，就能匹配"
            action={{ text: '去填写', onPress: () => void navigator.go('scoreExamForm', {}) }}
          />
        )
      }
    </Loadable>
  )
})
