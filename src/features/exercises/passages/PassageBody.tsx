import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'
import type { PassageSession } from './PassageSession'
import './Recite.scss'

/** A blank grows with what it hides, and never fills a line. */
const WIDEST = 8

/** A passage as it is hidden: a tap on a blank shows what it hides. */
export const PassageBody = observer(function PassageBody({ run }: { readonly run: PassageSession }) {
  return (
    <View
      className={cx('passage', !run.isOpen && run.level !== 'none' && 'passage--blanks')}
      {...ariaProps({ live: 'polite', testId: 'passage' })}
    >
      {run.pieces.map((piece, place) => (
        // Pieces have no name of their own, and never change their order.
        <Piece key={`${run.passage?.passageId} ${run.level} ${place}`} run={run} place={place} />
      ))}
    </View>
  )
})

const Piece = observer(function Piece({
  run,
  place,
}: {
  readonly run: PassageSession
  readonly place: number
}) {
  const piece = run.pieces[place]
  if (!piece) return null
  const { text, isHidden } = piece
  if (run.isShown(place)) {
    return <View className={isHidden ? 'passage__seen' : 'passage__piece'}>{text}</View>
  }
  const letters = [...text].length
  return (
    <Pressable
      className="passage__blank"
      style={{ width: `${Math.min(WIDEST, letters)}em` }}
      label={`${letters} 字的空格，点按显示`}
      onPress={() => run.look(place)}
      testId={`blank-${place}`}
    >
      {letters} 字
    </Pressable>
  )
})
