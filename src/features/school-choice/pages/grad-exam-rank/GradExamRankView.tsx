import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useReturnedChoice } from '@/blocks/admission/choiceReturn'
import { SampleTag } from '@/blocks/admission/FactSource'
import { Pages } from '@/blocks/Pages'
import { chooseRank, type RankRow, type rankKeys } from '@/contracts/choose/insights'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { Tabs } from '@/ui/layout/Tabs'
import { choiceQuery } from '@/blocks/admission/choiceAddress'
import { competitionText, programmeNote } from '../../facts/texts'
import '../../schoolChoice.scss'

type RankKey = (typeof rankKeys)[number]

const TABS: readonly { readonly key: RankKey; readonly text: string }[] = [
  { key: 'heat', text: '热度' },
  { key: 'line', text: '分数线' },
  { key: 'difficulty', text: '难度' },
  { key: 'gap', text: '招录缺口' },
]

const valueText = (key: RankKey, { value, latestYear }: RankRow): string => {
  if (key === 'heat') return `${value} 人报考`
  if (key === 'line') return `${latestYear} 年 ${value} 分`
  return key === 'gap' ? competitionText(value) : `高出国家线 ${value} 分`
}

const CALLER = 'rank'

/** /choose/grad-exam-rank and /choose/grad-exam-rank/recruit-gap ?code=&rank=: programmes by heat, line, difficulty, gap. */
export const GradExamRankView = observer(function GradExamRankView() {
  const { navigator } = useStores()
  const { given, row } = useRoute()
  const first = TABS.find((tab) => tab.key === (given['rank'] ?? row.params?.['rank']))?.key ?? 'heat'
  const [key, setKey] = useState<RankKey>(first)
  const [major, setMajor] = useState({ id: given['code'] ?? '08', name: given['name'] ?? '' })
  useReturnedChoice(CALLER, ([chosen]) => chosen && setMajor(chosen))
  return (
    <View className="choice-page">
      <Tabs items={TABS} active={key} onChange={setKey} label="排行" panelId="rank-panel" />
      <Button
        kind="soft"
        block
        onPress={() => void navigator.go('specialtyFilter', choiceQuery(CALLER, [], 1))}
        testId="rank-major"
      >
        {`专业：${major.name || (major.id === '08' ? '工学' : major.id)}，更换`}
      </Button>
      <View id="rank-panel">
        <Rank key={`${key} ${major.id}`} rank={key} code={major.id} />
      </View>
    </View>
  )
})

interface RankProps {
  readonly rank: RankKey
  readonly code: string
}

const Rank = observer(function Rank({ rank, code }: RankProps) {
  const { call, navigator } = useStores()
  const ask = (page: number) =>
    call(chooseRank, { params: { key: rank }, query: { code, page, size: 20 } }, { quiet: true })
  const rule = useResource(() => ask(1))
  const pages = usePageStore(
    () => new PagedList({ fetch: ask, idOf: ({ programmeId }: RankRow) => programmeId }),
  )
  return (
    <View className="choice-column">
      <View className="choice-note">{rule.value?.rule ?? ''}</View>
      <Pages
        pages={pages}
        label="排行"
        draw={(row) => (
          <Cell
            key={row.programmeId}
            lead={<View className="choice-subtitle">{row.rank}</View>}
            title={`${row.school} ${row.name}`}
            note={
              <View className="choice-cell-note">
                <View>{programmeNote(row)}</View>
                {row.origin === 'sample' ? <SampleTag /> : null}
              </View>
            }
            value={valueText(rank, row)}
            onPress={() => void navigator.go('chooseMajorDetail', { id: row.programmeId })}
          />
        )}
        empty={<Empty size="small" title="这个专业还没有可排的数据" hint="换一个专业看看" />}
      />
    </View>
  )
})
