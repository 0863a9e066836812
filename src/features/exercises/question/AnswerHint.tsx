import { View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '@/ui/cx'
import { Slot } from '@/ui/layout/Slot'
import { ariaProps } from '@/ui/controls/target'

interface AnswerHintProps {
  /** Whether an answer is taken now. */
  readonly isOpen: boolean
  readonly text: string
}

/** How a question is answered. Once it is answered the words go and their room stays: nothing below jumps under a finger. */
export function AnswerHint({ isOpen, text }: AnswerHintProps) {
  // What was closed from the start, as in a review, never had the words and needs no room for them.
  const [wasOpen] = useState(isOpen)
  return (
    <Slot>
      {isOpen || wasOpen ? (
        <View
          className={cx('question-body__hint', !isOpen && 'question-body__hint--over')}
          {...ariaProps({ hidden: !isOpen })}
        >
          {text}
        </View>
      ) : null}
    </Slot>
  )
}
