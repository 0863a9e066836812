import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ReciteCard } from '@/contracts/course/points'
import { MathsText } from '@/blocks/MathsText'
import { Card } from '@/ui/layout/Card'
import { Pressable } from '@/ui/controls/Pressable'
import './FlipCard.scss'

/** A question whose answer is hidden until it is asked for. */
export function FlipCard({ card }: { readonly card: ReciteCard }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card padding="none">
      <Pressable
        className="flip-card"
        feedback="row"
        expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        testId={`card-${card.cardId}`}
      >
        <View className="flip-card__front">
          <MathsText text={card.front} />
        </View>
        {isOpen ? (
          <View className="flip-card__back">
            <MathsText text={card.back} />
          </View>
        ) : (
          <View className="flip-card__hint">点开看答案</View>
        )}
      </Pressable>
    </Card>
  )
}
