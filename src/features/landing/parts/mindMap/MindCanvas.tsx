import { View } from '@tarojs/components'
import type { MindNode } from '@/contracts/promo/mindMaps'
import { ChartLayer } from '@/ui/charts/ChartLayer'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { ScrollRow } from '@/ui/layout/scrollRow'
import { layOutMind, NODE, type PlacedRow } from './layOutMind'
import type { MindRow } from './MindTree'

interface MindCanvasProps {
  readonly rows: readonly MindRow[]
  readonly onToggle: (id: string) => void
  readonly onRead: (id: string) => void
}

/** Grows with the text size, as the words in the nodes do. */
const scaled = (pixels: number): string => `calc(${pixels}px * var(--fs))`

/** A mind map as it is drawn on paper: twigs that grow to the right; wide ones are moved under a finger. */
export function MindCanvas({ rows, onToggle, onRead }: MindCanvasProps) {
  const { width, height, nodes, twigs } = layOutMind(rows)
  return (
    <ScrollRow className="mind__scroll">
      <View className="mind__canvas" style={{ width: scaled(width), height: scaled(height) }}>
        <ChartLayer path={twigs} plane={{ width, height }} draw="stroke" tone="quiet" />
        {nodes.map((placed) => (
          <Node key={placed.node.id} placed={placed} onToggle={onToggle} onRead={onRead} />
        ))}
      </View>
    </ScrollRow>
  )
}

interface NodeProps {
  readonly placed: PlacedRow
  readonly onToggle: (id: string) => void
  readonly onRead: (id: string) => void
}

const nameOf = ({ node, isOpen }: { readonly node: MindNode; readonly isOpen: boolean }): string =>
  `${isOpen ? '收起' : '展开'}${node.title}`

function Node({ placed, onToggle, onRead }: NodeProps) {
  const { node, depth, canOpen, isOpen, x, y } = placed
  return (
    <View
      className="mind__node"
      style={{ left: scaled(x), top: scaled(y), width: scaled(NODE.width), height: scaled(NODE.height) }}
    >
      <Pressable
        className={cx('mind__name', depth === 0 && 'mind__name--root')}
        role="link"
        onPress={() => onRead(node.id)}
      >
        {node.title}
      </Pressable>
      {canOpen ? (
        <Pressable
          className="mind__open"
          label={nameOf(placed)}
          expanded={isOpen}
          onPress={() => onToggle(node.id)}
        >
          <View className="mind__sign">
            <Icon name={isOpen ? 'minus' : 'plus'} />
          </View>
        </Pressable>
      ) : null}
    </View>
  )
}
