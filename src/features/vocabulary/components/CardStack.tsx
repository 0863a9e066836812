import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef } from 'react'
import { grades } from '@/domain/memory/eventTypes'
import { useSwipe, type SwipeWay } from '@/ui/controls/swipe'
import { ariaProps } from '@/ui/controls/target'
import type { Face, MemorySession, SessionCard } from '../stores/MemorySession'
import { MemoryCard } from './MemoryCard'
import './CardStack.scss'

/** The grades that a thrown card means. */
const THROWN = { left: grades.again, right: grades.good, up: grades.hard } as const satisfies Record<
  SwipeWay,
  number
>
const PLACES = [0, 1] as const

interface Drawn {
  readonly card: SessionCard
  readonly face: Face
}

type Places = readonly [Drawn | undefined, Drawn | undefined]

const placesAfter = (
  before: Places,
  top: number,
  card: Drawn | undefined,
  next: SessionCard | undefined,
): Places => {
  const beneath = next ? { card: next, face: 'front' as const } : before[1 - top]
  return top === 0 ? [card, beneath] : [beneath, card]
}

/**
 * The card with the next one beneath. Two places change roles: when a card goes, the one beneath is there already, and the
 * place that became free only gets other texts (in the mini-program: a small setData).
 */
export const CardStack = observer(function CardStack({ session }: { readonly session: MemorySession }) {
  const { card, next, face, turn } = session
  const swipe = useSwipe((way) => session.grade(THROWN[way]))
  const places = useRef<Places>([undefined, undefined])
  // Keep the hidden place unchanged until the next card is known.
  places.current = placesAfter(places.current, turn % 2, card && { card, face }, next)
  return (
    <View className="card-stack">
      {PLACES.map((place) => {
        const isTop = turn % 2 === place
        const drawn = places.current[place]
        return (
          <View
            key={place}
            className={isTop ? 'card-stack__card' : 'card-stack__card card-stack__card--beneath'}
            {...(isTop ? { onClick: session.reveal, ...swipe } : ariaProps({ hidden: true }))}
          >
            {drawn ? <MemoryCard card={drawn.card} face={drawn.face} /> : null}
          </View>
        )
      })}
    </View>
  )
})
