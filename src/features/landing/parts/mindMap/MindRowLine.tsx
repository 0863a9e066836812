import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { cx } from '@/ui/cx'
import type { MindRow } from './MindTree'

interface MindRowLineProps {
  readonly row: MindRow
  readonly onToggle: (id: string) => void
  readonly onRead: (id: string) => void
}

/** A node: lines to what stands above it, the sign that opens it, and its name. */
export function MindRowLine({ row, onToggle, onRead }: MindRowLineProps) {
  const { node, depth, canOpen, isOpen } = row
  return (
    <View className={cx('mind__row', depth === 0 && 'mind__row--root')}>
      {Array.from({ length: depth }, (_, level) => (
        <View key={level} className="mind__indent" />
      ))}
      {canOpen ? (
        <Pressable
          className="mind__open"
          label={`${isOpen ? '收起' : '展开'}${node.title}`}
          expanded={isOpen}
          onPress={() => onToggle(node.id)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </Pressable>
      ) : (
        <View className="mind__open">
          <View className="mind__leaf" />
        </View>
      )}
      <Pressable className="mind__name" role="link" feedback="row" onPress={() => onRead(node.id)}>
        {node.title}
      </Pressable>
    </View>
  )
}
