import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Tabs } from '@/ui/layout/Tabs'
import { MonthBoard } from '../../notices/MonthBoard'
import { MyNotices } from '../../notices/MyNotices'
import {
  type NoticeFilter,
  noticeFilterAddress,
  noticeFilterOf,
  noticeFilterQuery,
} from '../../notices/noticeFilter'
import { NoticeFilterSheet } from '../../notices/NoticeFilterSheet'
import { NoticeList } from '../../notices/NoticeList'
import '../../baoyan.scss'

const TABS = [
  { key: 'list', text: '通知' },
  { key: 'month', text: '日历' },
  { key: 'mine', text: '我的关注' },
] as const
type TabKey = (typeof TABS)[number]['key']

/** /examption/exam-free?tab=&kind=&state=&…: the board of notices by next deadline, as a calendar, and the followed ones. */
export const ExamFreeView = observer(function ExamFreeView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const [tab, setTab] = useState<TabKey>(TABS.find(({ key }) => key === given['tab'])?.key ?? 'list')
  return (
    <View className="baoyan-page">
      <Button kind="ghost" block onPress={() => void navigator.go('noExam', {})} testId="all-rules">
        今年的推免规定、条件和材料
      </Button>
      <Tabs<TabKey> items={TABS} active={tab} onChange={setTab} label="通知的看法" panelId="board" />
      <View id="board" className="baoyan-column">
        {tab === 'list' ? <Board /> : tab === 'month' ? <MonthBoard /> : <MyNotices />}
      </View>
    </View>
  )
})

const Board = observer(function Board() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const [filter, setFilter] = useState(() => noticeFilterOf(given))
  const [typed, setTyped] = useState(filter.keyword)
  const [isOpen, setOpen] = useState(false)
  const count = Object.values(noticeFilterQuery({ ...filter, keyword: '' })).length
  /** The address carries the filter, so that sharing the page shares the board. */
  const apply = (wanted: NoticeFilter): void => {
    setOpen(false)
    setFilter(wanted)
    void navigator.replace('exemptionExamFree', noticeFilterAddress(wanted))
  }
  const query = noticeFilterQuery(filter)
  return (
    <>
      <Field
        label="找通知"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        onSubmit={() => apply({ ...filter, keyword: typed.trim() })}
        placeholder="学校或院系，回车搜索"
        maxLength={40}
        testId="notice-keyword"
      />
      <Button kind="soft" block onPress={() => setOpen(true)} testId="notice-filter">
        {count > 0 ? `筛选（已选 ${count} 项）` : '按类型、状态、学科、院校筛选'}
      </Button>
      <NoticeList key={JSON.stringify(query)} query={query} onClear={() => apply(noticeFilterOf({}))} />
      <NoticeFilterSheet
        key={`sheet${JSON.stringify(filter)}`}
        filter={filter}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onApply={apply}
      />
    </>
  )
})
