import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SampleTag } from '@/blocks/admission/FactSource'
import {
  adjustment,
  type AdjustmentDetail,
  isAdjustmentKept,
  keepAdjustment,
} from '@/contracts/score/adjustments'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { Section } from '@/ui/layout/Section'
import { dayWords, degreeWords } from '../facts/texts'

/** An adjustment opening with its conditions. */
export const OpeningDetail = observer(function OpeningDetail({ id }: { readonly id: string }) {
  const { call } = useStores()
  const found = useResource(() => call(adjustment, { params: { id } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(detail) => <Detail detail={detail} />}
    </Loadable>
  )
})

function Detail({ detail }: { readonly detail: AdjustmentDetail }) {
  const { school, name, code, degree, province, region, seats, minTotal, from, conditions } = detail
  const facts = [
    `${code} · ${degreeWords[degree]} · ${province}（${region} 区）`,
    `缺额 ${seats} 人，${minTotal === null ? '不限总分（须过国家线）' : `总分不低于 ${minTotal} 分`}`,
    `${dayWords(detail.opensAt)}开放，${dayWords(detail.endsAt - 1)}结束`,
    `接受 ${from.join('、')} 类考生`,
  ]
  return (
    <View className="score-page score-page--bar">
      <Card>
        <View className="score-column">
          <View className="score-title">{`${school} ${name}`}</View>
          <View className="score-row">
            {detail.hasEnded ? <Tag tone="danger">已结束</Tag> : <Tag tone="success">未结束</Tag>}
            {detail.isSample ? <SampleTag /> : null}
          </View>
          {facts.map((fact) => (
            <View key={fact} className="score-reason">
              {fact}
            </View>
          ))}
        </View>
      </Card>
      <Card>
        <Section title="申请条件">
          {conditions.map((text) => (
            <View key={text} className="score-reason">
              {text}
            </View>
          ))}
        </Section>
        <Section title="填报规则">
          <View className="score-reason">{`可同时填报 ${detail.wishes} 个平行志愿`}</View>
          <View className="score-reason">{`每个志愿锁定不超过 ${detail.lockHours} 小时，锁定期内不能修改`}</View>
          <View className="score-reason">接受待录取后，其他志愿自动失效</View>
        </Section>
        <View className="score-note">以研招网调剂服务系统和学院公告为准</View>
      </Card>
      <FootBar>
        <KeepOpening id={detail.openingId} />
      </FootBar>
    </View>
  )
}

const KeepOpening = observer(function KeepOpening({ id }: { readonly id: string }) {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const state = useResource(
    () =>
      session.isLoggedIn
        ? call(isAdjustmentKept, { params: { uid: session.uid, id } }, { quiet: true })
        : Promise.resolve({ kept: false }),
    session.uid,
  )
  const isKept = state.value?.kept ?? false
  const toggle = async (): Promise<void> => {
    if (!session.isLoggedIn && !(await ui.openDialog({ kind: 'login' }))) return
    const params = { uid: session.uid, id }
    const work = () => call(keepAdjustment, { params, body: { kept: !isKept } })
    if (!(await task.succeeds(work))) return
    state.set({ kept: !isKept })
    ui.say(isKept ? '已取消收藏' : '已收藏')
  }
  return (
    <Button block icon="star" loading={task.isRunning} onPress={() => void toggle()} testId="opening-keep">
      {isKept ? '已收藏' : '收藏'}
    </Button>
  )
})
