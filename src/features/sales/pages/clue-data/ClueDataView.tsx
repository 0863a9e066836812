import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClueRow } from '@/contracts/sales/clues'
import { leadStates } from '@/domain/sales/leadStates'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { Tag } from '@/ui/feedback/Tag'
import { ClueList, type ClueSpan, type Whose } from '../../leads/ClueList'
import { ImportSheet } from '../../leads/ImportSheet'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { moment, stateTexts, stateTones } from '../../shared/salesTexts'
import { DataTable } from '../../table/DataTable'

/** /clue-data: leads by time, state, promotion and keyword. */
export const ClueDataView = () => (
  <StaffPage permission="clues.read">
    <Clues />
  </StaffPage>
)

const spans: readonly { readonly key: ClueSpan; readonly text: string }[] = [
  { key: '7', text: '近 7 天' },
  { key: '30', text: '近 30 天' },
  { key: '90', text: '近 90 天' },
]

const whoseOptions: readonly { readonly key: Whose; readonly text: string }[] = [
  { key: 'any', text: '全部' },
  { key: 'mine', text: '我的' },
  { key: 'unassigned', text: '待领取' },
  { key: 'due', text: '今天要跟进' },
]

const columns = [
  { name: '姓名', of: ({ name }: ClueRow) => name || '未留姓名' },
  { name: '手机号', of: ({ phone }: ClueRow) => phone },
  { name: '状态', of: ({ state }: ClueRow) => <Tag tone={stateTones[state]}>{stateTexts[state]}</Tag> },
  { name: '推广', of: ({ promotionName, promotionId }: ClueRow) => promotionName || promotionId || '—' },
  { name: '跟进人', of: ({ ownerName }: ClueRow) => ownerName || '待领取' },
  { name: '提交', of: ({ createdAt }: ClueRow) => moment(createdAt) },
  { name: '下次跟进', of: ({ nextAt }: ClueRow) => (nextAt === null ? '—' : moment(nextAt)) },
]

const Clues = observer(function Clues() {
  const { ui, clock } = useStores()
  const { given } = useRoute()
  const staff = useStaff()
  const list = usePageStore(() => new ClueList({ ui, staff, now: clock.now }, given))
  return (
    <View className="sales__stack">
      <Filters list={list} />
      <Tools list={list} />
      <Rows list={list} />
    </View>
  )
})

interface PartProps {
  readonly list: ClueList
}

const Filters = observer(function Filters({ list }: PartProps) {
  const states = [
    { key: 'any', text: '全部状态' },
    ...leadStates.map((state) => ({ key: state, text: `${stateTexts[state]} ${list.totals[state] ?? 0}` })),
  ]
  return (
    <>
      <Segmented label="时间" items={spans} value={list.span} onChange={(span) => list.set({ span })} />
      <Choice
        label="状态"
        options={states}
        value={list.state ?? 'any'}
        onChange={(key) => list.set({ state: leadStates.find((state) => state === key) })}
        testId="clue-state"
      />
      <Choice
        label="归属"
        options={whoseOptions}
        value={list.whose}
        onChange={(whose) => list.set({ whose })}
      />
      <Field
        label="搜索"
        hideLabel
        value={list.keyword}
        onChange={list.type}
        placeholder="姓名、手机号或后四位"
        maxLength={20}
        confirmType="search"
        onSubmit={list.load}
        testId="clue-keyword"
        suffix={
          <Button kind="ghost" size="s" onPress={list.load}>
            搜索
          </Button>
        }
      />
      <Field
        label="推广编号"
        value={list.typedPromotion}
        onChange={list.typePromotion}
        placeholder="全部推广"
        type="number"
        maxLength={18}
        confirmType="search"
        onSubmit={list.searchPromotion}
        testId="clue-promotion"
        suffix={
          <Button kind="ghost" size="s" onPress={list.searchPromotion}>
            筛选
          </Button>
        }
      />
    </>
  )
})

const Tools = observer(function Tools({ list }: PartProps) {
  const staff = useStaff()
  const [isOpen, setOpen] = useState(false)
  if (!staff.may('clues.export') && !staff.may('clues.import')) return null
  return (
    <View className="sales__row">
      {staff.may('clues.export') ? (
        <Button
          size="s"
          kind="soft"
          loading={list.exporting.isRunning}
          onPress={() => void list.export()}
          testId="clue-export"
        >
          导出
        </Button>
      ) : null}
      {staff.may('clues.import') ? (
        <Button size="s" kind="soft" onPress={() => setOpen(true)} testId="clue-import">
          导入
        </Button>
      ) : null}
      <View className="sales__hint">导出会留下记录，手机号不完整显示</View>
      <ImportSheet open={isOpen} onClose={() => setOpen(false)} list={list} />
    </View>
  )
})

const Rows = observer(function Rows({ list }: PartProps) {
  const { navigator } = useStores()
  const { rows } = list
  return (
    <Loadable phase={rows.phase} onRetry={() => void rows.load()}>
      {() =>
        rows.rows.length === 0 ? (
          <Empty title="没有符合条件的线索" hint="换一个时间或状态试试，新线索会自动提醒" />
        ) : (
          <View className="sales__stack">
            <DataTable
              label="线索"
              columns={columns}
              rows={rows.rows}
              idOf={({ id }) => id}
              nameOf={({ name, phone, state }) => `${name || '未留姓名'}，${phone}，${stateTexts[state]}`}
              onOpen={({ id }) => void navigator.go('clueInfo', { clueId: id })}
              testId="clue-table"
            />
            {rows.next === null ? null : (
              <Button kind="soft" block loading={rows.more.isRunning} onPress={() => void rows.goOn()}>
                加载更多
              </Button>
            )}
          </View>
        )
      }
    </Loadable>
  )
})
