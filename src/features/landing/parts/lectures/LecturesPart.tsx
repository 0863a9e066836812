import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState, type ReactNode } from 'react'
import { lectures, type Lecture } from '@/contracts/promo/lectures'
import { usePageStore } from '@/stores/usePageStore'
import { useResource } from '@/stores/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Cell } from '@/ui/Cell'
import { Choice } from '@/ui/Choice'
import { Empty } from '@/ui/Empty'
import { List } from '@/ui/List'
import { Loadable } from '@/ui/Loadable'
import { Tag } from '@/ui/Tag'
import { Asked } from '../Asked'
import { dayText } from '../dayText'
import type { PartProps } from '../PartProps'
import { VideoSheet } from '@/blocks/VideoSheet'
import { ALL_TOPICS, lectureOrder, topicOf, topicsOf } from './lectureOrder'

/** Lectures of a topic: those to come may be reserved, those that are over seen again. */
export const LecturesPart = observer(function LecturesPart({ row }: PartProps) {
  const { call } = useStores()
  const found = useResource(() => call(lectures, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ list, now }) => <Programme row={row} list={list} now={now} />}
    </Loadable>
  )
})

interface ProgrammeProps extends PartProps {
  readonly list: readonly Lecture[]
  readonly now: number
}

const Programme = observer(function Programme({ row, list, now }: ProgrammeProps) {
  const stores = useStores()
  const asked = usePageStore(() => new Asked(stores))
  const topics = topicsOf(list)
  const [topic, setTopic] = useState(() => topicOf(row, topics))
  const [vid, setVid] = useState<string | undefined>(undefined)
  const shown = list.filter((one) => topic === ALL_TOPICS || one.topic === topic)
  const { coming, over } = lectureOrder(shown, now)
  return (
    <View className="part__stack">
      <View className="part__title">讲座安排</View>
      <Choice
        label="讲座主题"
        options={topics.map((text) => ({ key: text, text }))}
        value={topic}
        onChange={setTopic}
      />
      {coming.length === 0 ? (
        <Empty size="small" title="这个主题暂时没有新讲座" hint="先看回放，或换一个主题" />
      ) : (
        <List title="接下来">
          {coming.map((one) => (
            <LectureCell key={one.lectureId} lecture={one} action={<Reserve asked={asked} lecture={one} />} />
          ))}
        </List>
      )}
      {over.length > 0 ? (
        <List title="可以回看">
          {over.map((one) => (
            <LectureCell
              key={one.lectureId}
              lecture={one}
              action={
                one.vid === undefined ? (
                  <Tag>整理中</Tag>
                ) : (
                  <Button
                    size="s"
                    kind="soft"
                    icon="play"
                    label={`回看${one.title}`}
                    onPress={() => setVid(one.vid)}
                  >
                    回看
                  </Button>
                )
              }
            />
          ))}
        </List>
      ) : null}
      <VideoSheet vid={vid} onClose={() => setVid(undefined)} />
    </View>
  )
})

function LectureCell({ lecture, action }: { readonly lecture: Lecture; readonly action: ReactNode }) {
  const { title, teacher, at } = lecture
  return <Cell title={title} note={`${dayText(at)} · ${teacher}`} value={action} />
}

const Reserve = observer(function Reserve({
  asked,
  lecture,
}: {
  readonly asked: Asked
  readonly lecture: Lecture
}) {
  const key = `lecture:${lecture.lectureId}`
  if (asked.has(key)) return <Tag tone="success">已预约</Tag>
  return (
    <Button size="s" label={`预约${lecture.title}`} onPress={() => void asked.ask(key, '预约讲座')}>
      预约
    </Button>
  )
})
