import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState, type ReactNode } from 'react'
import type { Lecture } from '@/contracts/promo/lectures'
import { livePhase } from '@/domain/courses/livePhase'
import { ALL_TOPICS, lectureOrder, topicsOf } from '@/domain/lectureOrder'
import { dayText } from '@/lib/dayText'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Pressable } from '@/ui/controls/Pressable'
import { Tabs } from '@/ui/layout/Tabs'
import { Tag } from '@/ui/feedback/Tag'
import './LectureProgramme.scss'
import { VideoSheet } from './player/VideoSheet'

/** What keeps places in lectures: by a lead on a promotion page, by a reservation in the app. */
export interface LectureReservations {
  has(lectureId: string): boolean
  keep(lectureId: string): Promise<void>
  /** A lead is not taken back. */
  leave?(lectureId: string): Promise<void>
}

interface LectureProgrammeProps {
  readonly places: LectureReservations
  readonly list: readonly Lecture[]
  /** The backend's time, in milliseconds since the epoch. */
  readonly now: number
  /** The topic that is shown first. */
  readonly topic: string
  /** How many of each list are drawn before all of them are asked for; all without it. */
  readonly first?: number
}

/** Open lectures by topic: those to come are reserved, those under way entered, those that are over seen again. */
export const LectureProgramme = observer(function LectureProgramme(props: LectureProgrammeProps) {
  const { list, now, places, first = Infinity } = props
  const topics = topicsOf(list)
  const [topic, setTopic] = useState(props.topic)
  const [isWhole, setWhole] = useState(false)
  const [vid, setVid] = useState<string | undefined>(undefined)
  const shown = list.filter((one) => topic === ALL_TOPICS || one.topic === topic)
  const { coming, over } = lectureOrder(shown, now)
  const most = isWhole ? Infinity : first
  return (
    <View className="lectures">
      <View className="lectures__title">讲座安排</View>
      <Tabs
        label="讲座主题"
        items={topics.map((text) => ({ key: text, text }))}
        active={topic}
        onChange={setTopic}
        panelId="lectures-coming"
      />
      <View id="lectures-coming">
        {coming.length === 0 ? (
          <Empty size="small" title="这个主题暂时没有新讲座" hint="先看回放，或换一个主题" />
        ) : (
          <List title="接下来">
            {coming.slice(0, most).map((one) => (
              <LectureCell key={one.lectureId} lecture={one}>
                {livePhase(one, now) === 'live' ? (
                  <Enter lecture={one} />
                ) : (
                  <Reserve places={places} lecture={one} />
                )}
              </LectureCell>
            ))}
          </List>
        )}
      </View>
      {over.length > 0 ? (
        <List title="可以回看">
          {over.slice(0, most).map((one) => (
            <LectureCell key={one.lectureId} lecture={one}>
              <Replay lecture={one} onPlay={setVid} />
            </LectureCell>
          ))}
        </List>
      ) : null}
      {Math.max(coming.length, over.length) > most ? (
        <Button block kind="ghost" onPress={() => setWhole(true)} testId="lectures-all">
          查看全部 {shown.length} 场
        </Button>
      ) : null}
      <VideoSheet vid={vid} onClose={() => setVid(undefined)} />
    </View>
  )
})

interface LectureProps {
  readonly lecture: Lecture
}

function LectureCell({ lecture, children }: LectureProps & { readonly children: ReactNode }) {
  const { navigator } = useStores()
  const { lectureId, title, teacher, at } = lecture
  return (
    <Cell
      title={
        <Pressable role="link" contained onPress={() => void navigator.go('lecture', { lectureId })}>
          {title}
        </Pressable>
      }
      note={`${dayText(at)} · ${teacher}`}
      value={children}
    />
  )
}

function Enter({ lecture: { lectureId, title } }: LectureProps) {
  const { navigator } = useStores()
  return (
    <Button
      size="s"
      label={`正在直播，进入${title}`}
      onPress={() => void navigator.go('liveStreaming', { lectureId })}
    >
      正在直播
    </Button>
  )
}

/** The button that keeps a place in a lecture to come, or gives it back where that can be. */
export const Reserve = observer(function Reserve({
  places,
  lecture: { lectureId, title },
}: LectureProps & { readonly places: LectureReservations }) {
  const isKept = places.has(lectureId)
  if (isKept && !places.leave) return <Tag tone="success">已预约</Tag>
  if (isKept)
    return (
      <Button size="s" kind="ghost" label={`取消预约${title}`} onPress={() => void places.leave?.(lectureId)}>
        取消预约
      </Button>
    )
  return (
    <Button size="s" label={`预约${title}`} onPress={() => void places.keep(lectureId)}>
      预约
    </Button>
  )
})

/** The button that shows a lecture again, when there is a recording. */
export function Replay({ lecture, onPlay }: LectureProps & { readonly onPlay: (vid: string) => void }) {
  const { vid, title } = lecture
  if (vid === undefined) return <Tag>整理中</Tag>
  return (
    <Button size="s" kind="soft" icon="play" label={`回看${title}`} onPress={() => onPlay(vid)}>
      回看
    </Button>
  )
}
