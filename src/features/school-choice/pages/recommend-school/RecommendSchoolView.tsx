import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { recommend, type Recommendation } from '@/contracts/choose/plans'
import { chanceModel } from '@/domain/chance/chanceModel'
import { Resource } from '@/stores/page/Resource'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormStore } from '../../form/FormStore'
import { RecommendedCell } from '../../programmes/RecommendedCell'
import { moduleOf } from '../form/FormView'
import '../../schoolChoice.scss'

const BANDS = [
  ['reach', '冲', '有机会，但不能只选它'],
  ['steady', '稳', '大致相当'],
  ['safe', '保', '把握较大'],
] as const
const FIRST_SHOWN = 6

/** /choose/recommend-school?module=: 冲, 稳 and 保 for the form; refine by tier, degree and order; compare. */
export const RecommendSchoolView = observer(function RecommendSchoolView() {
  const stores = useStores()
  const module = moduleOf(useRoute().given['module'])
  const store = usePageStore(() => new FormStore(stores, module))
  const [found] = useState(
    () => new Resource(() => stores.call(recommend, { body: store.form }, { quiet: true })),
  )
  const hasAll = store.isReady && Object.keys(store.problems).length === 0
  useEffect(() => {
    if (hasAll) void found.load()
  }, [hasAll, found])
  if (!store.isReady) return <Skeleton variant="list" />
  const toForm = (): void => void stores.navigator.go('chooseForm', { module })
  if (!hasAll) {
    return (
      <Empty
        title="先填分数和专业"
        hint="填好后按分数推荐冲、稳、保的院校"
        action={{ text: '去填写', onPress: toForm }}
      />
    )
  }
  return (
    <View className="choice-page choice-page--bar">
      <Refine store={store} onChange={() => void found.load()} />
      <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
        {(value) => <Found value={value} onForm={toForm} />}
      </Loadable>
      <FootBar>
        <Button kind="soft" onPress={toForm}>
          改条件
        </Button>
        <Button
          block
          onPress={() => void stores.navigator.go('chooseIntellectAnalysis', {})}
          testId="to-analysis"
        >
          看备选搭配
        </Button>
      </FootBar>
    </View>
  )
})

const LEVELS = [
  { key: 'all', text: '全部层次' },
  { key: '3', text: '985' },
  { key: '2', text: '211' },
  { key: '1', text: '双一流' },
  { key: '0', text: '普通' },
] as const
const PREFERENCES = [
  { key: 'chance', text: '把握大在前' },
  { key: 'school', text: '层次高在前' },
  { key: 'city', text: '招生多在前' },
] as const

interface RefineProps {
  readonly store: FormStore
  readonly onChange: () => void
}

const Refine = observer(function Refine({ store, onChange }: RefineProps) {
  const { levels, prefer } = store.form
  const level = levels.length === 1 ? LEVELS.find(({ key }) => key === String(levels[0]))?.key : 'all'
  return (
    <Card>
      <View className="choice-column">
        <Choice
          label="层次"
          options={LEVELS}
          value={level ?? 'all'}
          onChange={(key) => {
            store.set({ levels: key === 'all' ? [] : [Number(key)] })
            onChange()
          }}
        />
        <Choice
          label="顺序"
          options={PREFERENCES}
          value={prefer}
          onChange={(key) => {
            store.set({ prefer: key })
            onChange()
          }}
        />
      </View>
    </Card>
  )
})

interface FoundProps {
  readonly value: Recommendation
  readonly onForm: () => void
}

function Found({ value: { list, bands, total, insufficient, considered }, onForm }: FoundProps) {
  const [open, setOpen] = useState<readonly string[]>([])
  if (list.length === 0) {
    return (
      <Empty
        title="没有合适的招生项目"
        hint={
          insufficient > 0
            ? `有 ${insufficient} 个项目数据不足，没有列出；换个专业或地区再试`
            : '放宽地区、层次，或换个专业再试'
        }
        action={{ text: '改条件', onPress: onForm }}
      />
    )
  }
  return (
    <>
      <View className="choice-note">
        {`预估 ${total} 分，比较了 ${considered} 个招生项目${insufficient > 0 ? `，其中 ${insufficient} 个数据不足，没有列出` : ''}。第一志愿只能填一个。`}
      </View>
      {BANDS.map(([band, name, note]) => {
        const rows = list.filter((row) => row.band === band)
        const shown = open.includes(band) ? rows : rows.slice(0, FIRST_SHOWN)
        return (
          <View key={band} className="choice-column">
            <View className="choice-subtitle">{`${name}（${rows.length}）· ${note}`}</View>
            {rows.length === 0 ? (
              <View className="choice-note">{`没有“${name}”的项目，调整分数或条件再看看`}</View>
            ) : (
              <List label={name}>
                {shown.map((row) => (
                  <RecommendedCell key={row.programmeId} row={row} total={total} bands={bands} />
                ))}
              </List>
            )}
            {shown.length < rows.length ? (
              <Button
                kind="soft"
                block
                onPress={() => setOpen([...open, band])}
                label={`展开其余 ${rows.length - shown.length} 个${name}`}
              >
                {`展开其余 ${rows.length - shown.length} 个`}
              </Button>
            ) : null}
          </View>
        )
      })}
      <View className="choice-note">{`模型拟合于 ${chanceModel.fittedOn}（${chanceModel.fittedTo}），误差见各项目的“为什么”。`}</View>
    </>
  )
}
