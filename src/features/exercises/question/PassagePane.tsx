import { type BaseEventOrig, Text, View } from '@tarojs/components'
import { memo, useMemo, useRef, useState } from 'react'
import { device } from '@/platform/device'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'
import { cx } from '@/ui/cx'
import { type GapFill, passagePieces } from './gapFills'
import './PassagePane.scss'

/** Heights of the pane in pixels: a press on the divider takes the next one. */
const HEIGHTS = [180, 280, 420] as const
const LOWEST = 120
const HIGHEST = 480
/** Shorter passages are read in one look and stand above the question as they are. */
const SHORT = 400

/** The height that the learner chose last, for the next question of this visit. */
let lastHeight: number = HEIGHTS[1]

interface PassagePaneProps {
  readonly passage: string
  readonly fills: readonly GapFill[]
}

/** A passage with the chosen options in its gaps; a long one scrolls by itself above a divider that can be dragged. */
export const PassagePane = memo(
  function PassagePane({ passage, fills }: PassagePaneProps) {
    const [height, setHeight] = useState(lastHeight)
    const choose = (wanted: number): void => {
      lastHeight = Math.min(HIGHEST, Math.max(LOWEST, Math.round(wanted)))
      setHeight(lastHeight)
    }
    if (passage.length < SHORT)
      return (
        <View className="passage passage--short">
          <Words passage={passage} fills={fills} />
        </View>
      )
    return (
      <View className="passage">
        <View
          className="passage__text yt-focus"
          style={{ maxHeight: `min(${height}px, 40vh)` }}
          {...ariaProps({ role: 'group', label: '文章', tabIndex: 0 })}
        >
          <Words passage={passage} fills={fills} />
        </View>
        <Divider height={height} onHeight={choose} />
      </View>
    )
  },
  (before, after) =>
    before.passage === after.passage &&
    before.fills.length === after.fills.length &&
    before.fills.every(({ gap, text }, at) => gap === after.fills[at]?.gap && text === after.fills[at].text),
)

function Words({ passage, fills }: PassagePaneProps) {
  const pieces = useMemo(() => passagePieces(passage), [passage])
  return pieces.map(({ text, gap }, at) => {
    const fill = fills.find((one) => one.gap === gap)
    return (
      <Text key={at} className={cx(fill && 'passage__gap', fill?.text && 'passage__gap--filled')}>
        {fill?.text ? `(${fill.gap}) ${fill.text}` : text}
      </Text>
    )
  })
}

/** Where the finger is; Taro types touch events as plain ones. */
const yOf = (event: BaseEventOrig & { readonly touches?: readonly { readonly clientY: number }[] }): number =>
  event.touches?.[0]?.clientY ?? 0

interface DividerProps {
  readonly height: number
  readonly onHeight: (height: number) => void
}

/** The divider below a passage: pressed it takes the next height; on H5 it also follows the finger. */
function Divider({ height, onHeight }: DividerProps) {
  const drag = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined)
  const isWeapp = device.read().target === 'weapp'
  const next = HEIGHTS.find((one) => one > height) ?? HEIGHTS[0]
  // On H5 `touch-action` keeps the page still under the finger; a mini-program would scroll it, so there the divider is pressed.
  const dragging = {
    onTouchStart: (event: BaseEventOrig) => {
      drag.current = { y: yOf(event), height }
    },
    onTouchMove: (event: BaseEventOrig) => {
      if (drag.current) onHeight(drag.current.height + yOf(event) - drag.current.y)
    },
  }
  const ways = isWeapp ? {} : dragging
  return (
    <View className="passage__divider" {...ways}>
      <Pressable
        feedback="none"
        className="passage__handle"
        label={isWeapp ? '调整文章高度' : '调整文章高度，可上下拖动'}
        onPress={() => onHeight(next)}
        testId="passage-divider"
      >
        <View className="passage__grip" />
      </Pressable>
    </View>
  )
}
