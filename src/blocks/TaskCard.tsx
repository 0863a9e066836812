import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import './TaskCard.scss'

interface TaskCardProps {
  readonly title: string
  /** How much of it is left. */
  readonly note: string
  readonly isDone: boolean
  readonly onPress: () => void
  readonly testId: string
}

/** A task of today that leads to its page. */
export function TaskCard({ title, note, isDone, onPress, testId }: TaskCardProps) {
  return (
    <Card padding="none" onPress={onPress} testId={testId}>
      <View className="task-card">
        <Icon name={isDone ? 'done' : 'study'} />
        <View className="yt-grow">
          <View className="task-card__title">{title}</View>
          <View className="task-card__note">{note}</View>
        </View>
      </View>
    </Card>
  )
}
