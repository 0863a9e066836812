import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import type { Mock } from '@/contracts/exercise/mocks'
import { mockStateOf } from '@/domain/mocks/mockTimes'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { mockRoutes, seriesOf } from '../../mocks/mockRoutes'
import { adviceOf, badgeOf, factsOf, momentText, seriesTexts, stepOf } from '../../mocks/mockTexts'
import { MockList } from '../../mocks/MockList'
import '../../exercises.scss'

const tones = { running: 'accent', open: 'brand', upcoming: 'plain', ended: 'plain' } as const

/** /exercises/combat-network, /combat-network and /exercises/network-home: the network-wide exams of a series, by their state. */
export const NetworkView = observer(function NetworkView() {
  const stores = useStores()
  const { row } = useRoute()
  const series = seriesOf(row.params ?? {})
  const list = usePageStore(() => new MockList(stores, series))
  // Begun or handed in on the page that was opened from here.
  useDidShow(list.reload)
  const { about, empty } = seriesTexts[series]
  return (
    <View className="exercise">
      <View className="exercise__note">{about}</View>
      <Pages
        pages={list.pages}
        draw={(mock) => <MockCard key={mock.mockId} mock={list.newest(mock)} onJoin={list.join} />}
        empty={<Empty title={empty} hint="安排好后会出现在这里" />}
      />
    </View>
  )
})

interface MockCardProps {
  readonly mock: Mock
  readonly onJoin: (mockId: string) => Promise<void>
}

/** Start of the countdown before an exam, for learners who signed up. */
const CLOCK_MS = 3_600_000

const MockCard = observer(function MockCard({ mock: fetched, onJoin }: MockCardProps) {
  const { clock } = useStores()
  const [, redraw] = useState(0)
  const now = clock.now()
  // Compute the state from the exam's moments, so that its start needs no request.
  const mock = { ...fetched, state: mockStateOf(fetched, now) }
  const isClose = mock.state === 'open' && mock.isJoined && mock.startsAt - now < CLOCK_MS
  return (
    <Card>
      <View className="exercise__row">
        <View className="exercise__title yt-grow">{mock.title}</View>
        <Tag tone={tones[mock.state]}>{badgeOf(mock)}</Tag>
      </View>
      <View className="exercise__note">
        {momentText(mock.startsAt)} · {mock.paper}
      </View>
      <View className="exercise__note">{factsOf(mock)}</View>
      <View className="exercise__note">{adviceOf(mock, now)}</View>
      {isClose ? (
        <Countdown
          until={mock.startsAt}
          skewMs={clock.offset}
          label="距开考"
          onEnd={() => redraw((turn) => turn + 1)}
          testId={`clock-${mock.mockId}`}
        />
      ) : null}
      <Step mock={mock} now={now} onJoin={onJoin} />
    </Card>
  )
})

/** The one thing to do now, where there is one. */
function Step({ mock, now, onJoin }: MockCardProps & { readonly now: number }) {
  const { navigator } = useStores()
  const { mockId, series } = mock
  const routes = mockRoutes[series]
  const step = stepOf(mock, now)
  if (step === undefined) return null
  const steps = {
    join: { text: '报名', onPress: () => void onJoin(mockId) },
    enter: { text: '进入考试', onPress: () => void navigator.go(routes.test, { mock: mockId }) },
    report: { text: '看成绩', onPress: () => void navigator.go(routes.report, { mock: mockId }) },
  }
  return (
    <View className="exercise__actions">
      <Button
        size="s"
        kind={step === 'report' ? 'soft' : undefined}
        onPress={steps[step].onPress}
        label={`${steps[step].text}：${mock.title}，${momentText(mock.startsAt)}`}
        testId={`${step}-${mockId}`}
      >
        {steps[step].text}
      </Button>
    </View>
  )
}
