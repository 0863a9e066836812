import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { branches } from '@/contracts/base/promotions'
import { allRanks, type RankRow, ranks } from '@/contracts/sales/figures'
import type { RankSpan } from '@/domain/sales/spans'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { Stat } from '@/ui/charts/Stat'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { Picker } from '../../shared/Picker'
import { yuan } from '../../shared/salesTexts'
import { DataTable } from '../../table/DataTable'

const spans = [
  { key: 'day', text: '今天' },
  { key: 'week', text: '本周' },
  { key: 'month', text: '本月' },
] as const
const kinds = [
  { key: 'person', text: '个人' },
  { key: 'branch', text: '分校' },
] as const
type Kind = (typeof kinds)[number]['key']

const columns = [
  { name: '姓名', of: ({ rank, name }: RankRow) => `${rank}. ${name}` },
  { name: '分校', of: ({ branchName }: RankRow) => branchName || '总部' },
  { name: '订单', of: ({ orders }: RankRow) => `${orders} 单` },
  { name: '线索', of: ({ leads }: RankRow) => `${leads} 条` },
  { name: '金额', of: ({ amount }: RankRow) => (amount === null ? '—' : yuan(amount)) },
]

/** /sale-index, and /admin/sale-index across branches. */
export const RankView = () => {
  const isAdmin = useRoute().id === 'adminSaleIndex'
  return (
    <StaffPage permission={isAdmin ? 'ranks.all' : 'ranks.read'}>
      <Ranking isAdmin={isAdmin} />
    </StaffPage>
  )
}

const Ranking = observer(function Ranking({ isAdmin }: { readonly isAdmin: boolean }) {
  const staff = useStaff()
  const { navigator } = useStores()
  const [span, setSpan] = useState<RankSpan>('day')
  const [by, setBy] = useState<Kind>('person')
  const [branchId, setBranch] = useState('')
  return (
    <View className="sales__stack">
      <View className="sales__row">
        <Segmented label="时间" items={spans} value={span} onChange={setSpan} testId="rank-span" />
        <Segmented label="范围" items={kinds} value={by} onChange={setBy} testId="rank-kind" />
      </View>
      {isAdmin && by === 'person' ? <BranchPicker value={branchId} onChange={setBranch} /> : null}
      <Board key={`${span}-${by}-${branchId}`} {...{ isAdmin, span, by, branchId }} />
      <Button kind="ghost" block onPress={() => void navigator.go('menuBlend')}>
        {staff.may('self') ? '业务菜单' : '返回'}
      </Button>
    </View>
  )
})

const BranchPicker = observer(function BranchPicker(props: {
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const { call } = useStores()
  const all = useResource(() => call(branches, {}, { quiet: true }))
  const options = (all.value ?? []).map(({ branchId, name }) => ({ key: branchId, text: name }))
  return <Picker label="分校" {...props} options={[{ key: '', text: '全部分校' }, ...options]} />
})

interface BoardProps {
  readonly isAdmin: boolean
  readonly span: RankSpan
  readonly by: Kind
  readonly branchId: string
}

const Board = observer(function Board({ isAdmin, span, by, branchId }: BoardProps) {
  const staff = useStaff()
  const board = useResource(() =>
    isAdmin
      ? staff.call(allRanks, { query: { span, by, ...(branchId && { branchId }) } }, { quiet: true })
      : staff.call(ranks, { query: { span, by } }, { quiet: true }),
  )
  return (
    <Loadable phase={board.phase} onRetry={() => void board.load()}>
      {({ list, mine, total, from }) =>
        list.length === 0 ? (
          <Empty title="这段时间还没有业绩" hint="有访问、线索或订单后，一分钟内就会出现在这里" />
        ) : (
          <View className="sales__stack">
            {mine ? (
              <Card testId="rank-mine">
                <View className="sales__stats">
                  <Stat
                    label={by === 'person' ? '我的名次' : '本分校名次'}
                    value={mine.rank}
                    unit={`/ ${total}`}
                  />
                  <Stat label="订单" value={mine.orders} unit="单" />
                </View>
              </Card>
            ) : null}
            <View className="sales__hint">{`自 ${from} 起，按成交金额排名，退款已减去`}</View>
            <DataTable
              label="排行"
              columns={columns}
              rows={list}
              idOf={({ id }) => id}
              isMine={({ isMine }) => isMine}
              testId="rank-table"
            />
          </View>
        )
      }
    </Loadable>
  )
})
