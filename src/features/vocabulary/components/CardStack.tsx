import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef } from 'react'
import { grades } from '@/lib/vocabulary/eventTypes'
import { useSwipe, type SwipeWay } from '@/ui/swipe'
import { facts } from '@/ui/target'
import type { MemorySession, SessionCard } from '../stores/MemorySession'
import { MemoryCard } from './MemoryCard'
import './CardStack.scss'

/** The grades that a thrown card means. */
const THROWN = { left: grades.again, right: grades.good, up: grades.hard } as const satisfies Record<
  SwipeWay,
  number
>
const PLACES = [0, 1] as const

/**
 * The card with the next one beneath. Two places change roles: when a card goes, the one beneath is there already, and the
 * place that became free only gets other texts (in the mini-program: a small setData).
 */
export const CardStack = observer(function CardStack({ session }: { readonly session: MemorySession }) {
  const { card, next, face, turn } = session
  const swipe = useSwipe((way) => session.grade(THROWN[way]))
  const beneath = useRef<SessionCard | undefined>(undefined)
  // Until the next card is known the place beneath keeps what it had; nobody sees it.
  beneath.current = next ?? beneath.current
  return (
    <View className="card-stack">
      {PLACES.map((place) => {
        const isTop = turn % 2 === place
        const drawn = isTop ? card : beneath.current
        return (
          <View
            key={place}
            className={isTop ? 'card-stack__card' : 'card-stack__card card-stack__card--beneath'}
            {...(isTop ? { onClick: session.reveal, ...swipe } : facts({ hidden: true }))}
          >
            {drawn ? <MemoryCard card={drawn} face={isTop ? face : 'front'} /> : null}
          </View>
        )
      })}
    </View>
  )
})
