import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { totalReport, type TotalReport } from '@/contracts/score/totals'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { rangeText } from '@/domain/estimate/rangeText'
import { ChanceCards, LineCard } from '../../target/EvaluationCards'
import { ShareCard } from '../../target/ShareCard'
import '../../score.scss'

/** /score/totalreport: range, papers, lines, rank, chance, next steps. */
export const TotalReportView = observer(function TotalReportView() {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () => call(totalReport, { params: { uid: session.uid } }, { quiet: true }),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(report) =>
        report ? (
          <Report report={report} />
        ) : (
          <Empty
            title="还没有报考信息"
            hint="填好目标和科目，就能把各科估分合成总报告"
            action={{ text: '去填写', onPress: () => void navigator.go('scoreExamForm', {}) }}
          />
        )
      }
    </Loadable>
  )
})

type Rank = TotalReport['ranks']['school']

const rankText = ({ rank, people, least, first }: Rank): string => {
  if (rank === null) return people < least ? `参与 ${people} 人，满 ${least} 人显示名次` : '没有参加排名'
  const change = first ? first.rank - rank : 0
  const moved = change === 0 ? '' : `，比首次估分${change > 0 ? '前进' : '后退'} ${Math.abs(change)} 名`
  return `第 ${rank} 名，共 ${people} 人${moved}`
}

function Report({ report }: { readonly report: TotalReport }) {
  const { navigator } = useStores()
  const { evaluation, papers, ranks, school, major, code, isComplete, card } = report
  return (
    <View className="score-page">
      <Card testId="total-head">
        <Section title={`${school || '未填院校'} ${major || code}`} note="总分范围由各科估分相加">
          <View className="score-total">{`${rangeText(evaluation.low, evaluation.high)} 分`}</View>
          <View className="score-note">
            {isComplete ? `满分 ${evaluation.full} 分` : '还有科目没有估完分，总分只供参考'}
          </View>
        </Section>
      </Card>
      <List title="各科">
        {papers.map((paper) => (
          <PaperCell key={paper.key} paper={paper} />
        ))}
      </List>
      {isComplete ? <LineCard evaluation={evaluation} /> : null}
      <List title="估分排名">
        <Cell title="同校同专业" note={rankText(ranks.school)} />
        <Cell
          title="全部院校同专业"
          note={rankText(ranks.major)}
          onPress={() => void navigator.go('scoreComList', { code: code.slice(0, 4), school })}
        />
      </List>
      {isComplete ? <ChanceCards evaluation={evaluation} /> : null}
      <Button block kind="soft" onPress={() => void navigator.go('scoreExamForm', {})} testId="total-edit">
        修改报考信息
      </Button>
      {card ? <Share card={card} says={`总分 ${rangeText(evaluation.low, evaluation.high)} 分`} /> : null}
    </View>
  )
}

/** The button and its sheet, so that a tap draws nothing else. */
function Share({ card, says }: { readonly card: string; readonly says: string }) {
  const [isOpen, open] = useState(false)
  return (
    <View>
      <Button block onPress={() => open(true)} testId="total-share">
        生成分享图
      </Button>
      <ShareCard card={card} says={says} isOpen={isOpen} onClose={() => open(false)} />
    </View>
  )
}

const FROM = { sheet: '来自答题卡', typed: '手填', missing: '还没有估分' } as const

function PaperCell({ paper }: { readonly paper: TotalReport['papers'][number] }) {
  const { navigator } = useStores()
  const { name, full, low, high, from, paperId, open: left } = paper
  const open = (): void =>
    void (paperId
      ? navigator.go('scoreEstimateScore', { paper: paperId })
      : navigator.go(from === 'typed' ? 'scoreExamForm' : 'scoreEstimateScore', {}))
  return (
    <Cell
      title={name}
      note={`满分 ${full} 分 · ${FROM[from]}${left > 0 ? `，还有 ${left} 题没填或没自评` : ''}`}
      value={low === null || high === null ? '去估分' : rangeText(low, high)}
      onPress={open}
    />
  )
}
