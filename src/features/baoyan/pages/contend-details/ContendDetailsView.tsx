import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ContendResult, contendResult } from '@/contracts/baoyan/profile'
import { axes, axisNames, FEWEST_PARTICIPANTS } from '@/domain/baoyan/profile'
import { dayText } from '@/lib/dayText'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { adviceFor } from '../../profile/advice'
import { ResultHistory } from '../../profile/ResultHistory'
import { ScoreRadar } from '../../profile/ScoreRadar'
import '../../baoyan.scss'

const HUNDRED = 100

/** /rearch/contendDetails?id=: a result of the competitiveness test with advice; without an id, the history. */
export const ContendDetailsView = observer(function ContendDetailsView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const id = given['id']
  return (
    <View className="baoyan-page">
      {id ? (
        <Loaded key={id} id={id} />
      ) : (
        <Card>
          <Section title="竞争力测评">
            <View className="baoyan-note">
              绩点、排名、英语、科研、竞赛和院校六个方面打分，每次的结果都留在这里。
            </View>
          </Section>
        </Card>
      )}
      <ResultHistory kind="contend" turn={id ?? ''} />
      <Button
        kind="soft"
        block
        onPress={() => void navigator.go('baoyanContendEdge', {})}
        testId="contend-again"
      >
        {id ? '改背景再测' : '去测一次'}
      </Button>
    </View>
  )
})

const Loaded = observer(function Loaded({ id }: { readonly id: string }) {
  const { call, session } = useStores()
  const found = useResource(
    () => call(contendResult, { params: { uid: session.uid, id } }, { quiet: true }),
    id,
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(result) => <Shown result={result} />}
    </Loadable>
  )
})

const standingText = ({ participants, percentile }: ContendResult): string =>
  percentile === null
    ? `已有 ${participants} 人参加，满 ${FEWEST_PARTICIPANTS} 人后显示超过了多少人`
    : `超过了 ${percentile}% 的参与者（共 ${participants} 人）`

function Shown({ result }: { readonly result: ContendResult }) {
  const { navigator } = useStores()
  const { total, scores, madeAt } = result
  return (
    <>
      <Card>
        <View className="baoyan-column">
          <View className="baoyan-score">{`${total} 分`}</View>
          <View className="baoyan-note">{`${standingText(result)} · ${dayText(madeAt)}`}</View>
          <ScoreRadar scores={scores} />
        </View>
      </Card>
      <List title="各项得分">
        {axes.map((axis) => (
          <Cell key={axis} title={axisNames[axis]} value={`${Math.round(scores[axis] * HUNDRED)} 分`} />
        ))}
      </List>
      <List title="接下来做什么">
        {adviceFor(scores).map(({ axis, title, text, route, action }) => (
          <Cell
            key={axis}
            title={title}
            note={`${text}${action}`}
            onPress={() => void navigator.go(route, {})}
            testId={`advice-${axis}`}
          />
        ))}
      </List>
    </>
  )
}
