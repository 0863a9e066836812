import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import './TaskCard.scss'

interface TaskCardProps {
  readonly title: string
  /** How much of it is left. */
  readonly note: string
  readonly isDone: boolean
  readonly onPress: () => void
  readonly testId: string
}

/** A task of today that leads to its page. Few nodes: several of them open with a tab, within the budget of navigation. */
export function TaskCard({ title, note, isDone, onPress, testId }: TaskCardProps) {
  return (
    <Pressable className="task-card" onPress={onPress} testId={testId}>
      <Icon name={isDone ? 'done' : 'study'} />
      <View className="task-card__title">{title}</View>
      <View className="task-card__note">{note}</View>
    </Pressable>
  )
}
