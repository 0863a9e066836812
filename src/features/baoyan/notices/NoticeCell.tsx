import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SampleTag } from '@/blocks/admission/FactSource'
import type { NoticeRow } from '@/contracts/baoyan/fields'
import { noticeKindNames, stateNames } from '@/domain/baoyan/deadlines'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Tag } from '@/ui/feedback/Tag'
import { nextLine, stateTones } from './noticeTexts'

interface NoticeCellProps {
  readonly notice: NoticeRow
  /** The learner’s own state of it. */
  readonly own?: string | undefined
  readonly hasNews?: boolean | undefined
}

/** A notice in a list: title, next deadline, kind and state. */
export const NoticeCell = observer(function NoticeCell({ notice, own, hasNews }: NoticeCellProps) {
  const { clock, navigator } = useStores()
  const { noticeId, title, kind, state, origin } = notice
  return (
    <Cell
      title={title}
      note={
        <View className="baoyan-column">
          <View>{nextLine(notice, clock.now())}</View>
          <View className="baoyan-row">
            <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
            <Tag>{noticeKindNames[kind]}</Tag>
            {own ? <Tag tone="brand">{own}</Tag> : null}
            {hasNews ? <Tag tone="danger">时间有变</Tag> : null}
            {origin === 'sample' ? <SampleTag /> : null}
          </View>
        </View>
      }
      onPress={() => void navigator.go('baoyanDetails', { id: noticeId })}
      testId={`notice-${noticeId}`}
    />
  )
})
