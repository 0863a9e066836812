import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './PlanRow.scss'

interface PlanRowProps {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** One setting of a plan: title, reason, and its control at the end. */
export function PlanRow({ title, note, children }: PlanRowProps) {
  return (
    <View className="plan-row">
      <View className="yt-grow">
        <View className="plan-row__title">{title}</View>
        {note ? <View className="vocab__note">{note}</View> : null}
      </View>
      {children}
    </View>
  )
}
