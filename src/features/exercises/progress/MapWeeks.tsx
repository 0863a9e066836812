import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { Fragment } from 'react'
import { Pages } from '@/blocks/Pages'
import type { MapTask } from '@/contracts/progress/learningMap'
import { dateOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { dayText } from './mapTexts'
import { mapTaskList } from './mapTaskList'
import { MapTaskCell } from './MapTaskCell'
import './MapWeeks.scss'

const WEEK = 7

interface MapWeeksProps {
  /** The stage shown; without it all stages, with their names beside the weeks. */
  readonly stage?: string | undefined
}

/** Tasks of the learning map under their weeks, page by page; fetched again whenever the page is shown. */
export const MapWeeks = observer(function MapWeeks({ stage }: MapWeeksProps) {
  const stores = useStores()
  const list = usePageStore(() => mapTaskList(stores, stage))
  // Something may have been done meanwhile.
  useDidShow(() => void list.reload())
  const { rows } = list.pages
  const isFirst = (task: MapTask): boolean => {
    const before = rows[rows.indexOf(task) - 1]
    return before?.week !== task.week || before.stageId !== task.stageId
  }
  return (
    <Pages
      pages={list.pages}
      label="任务"
      draw={(task) => (
        <Fragment key={task.taskId}>
          {isFirst(task) ? <WeekHead task={task} saysStage={stage === undefined} /> : null}
          <MapTaskCell task={task} />
        </Fragment>
      )}
      empty={<Empty title="这个阶段没有任务" hint="回到学习地图，看看别的阶段" />}
    />
  )
})

interface WeekHeadProps {
  readonly task: MapTask
  readonly saysStage: boolean
}

function WeekHead({ task: { week, from, stageTitle }, saysStage }: WeekHeadProps) {
  const { clock } = useStores()
  const today = studyDay(clock.now())
  const monday = studyDayOfDate(from)
  const isNow = today >= monday && today < monday + WEEK
  return (
    <View className="map-week">
      <View className="yt-grow">
        {saysStage ? `${stageTitle} · ` : ''}第 {week + 1} 周 · {dayText(from, dateOfStudyDay(today))}起
      </View>
      {isNow ? <Tag tone="brand">本周</Tag> : null}
    </View>
  )
}
