import { View } from '@tarojs/components'
import type { Grade } from '@/domain/memory/eventTypes'
import type { Preview } from '@/domain/memory/schedule'
import { Pressable } from '@/ui/controls/Pressable'
import { useLongPress } from '@/ui/controls/longPress'
import { nextDueText } from '@/domain/memory/nextDueText'
import './GradeButtons.scss'

const GRADES = [
  { grade: 4, tone: 'easy' },
  { grade: 3, tone: 'good' },
  { grade: 2, tone: 'hard' },
  { grade: 1, tone: 'again' },
] as const
const EASY: Grade = 4

/** What the grades are called; without a name for the best one a long press says it. */
type GradeTexts = Readonly<Record<'good' | 'hard' | 'again', string>> & { readonly easy?: string }
const OF_WORDS: GradeTexts = { good: '认识', hard: '模糊', again: '不认识' }

interface GradeButtonsProps {
  readonly previews: readonly Preview[]
  readonly onGrade: (grade: Grade) => void
  readonly texts?: GradeTexts
}

/** The grades with the time until the card comes back; a long press on 认识 says 太简单. */
export function GradeButtons({ previews, onGrade, texts = OF_WORDS }: GradeButtonsProps) {
  const longPress = useLongPress(() => onGrade(EASY))
  return (
    <View className="grades">
      {GRADES.filter(({ tone }) => texts[tone] !== undefined).map(({ grade, tone }) => {
        const preview = previews[grade - 1]
        const back = preview ? nextDueText(preview) : ''
        return (
          <View key={grade} className="grades__slot" {...(grade === 3 && longPress)}>
            <Pressable
              className={`grades__button grades__button--${tone}`}
              onPress={() => onGrade(grade)}
              testId={`grade-${tone}`}
            >
              <View className="grades__text">{texts[tone]}</View>
              <View className="grades__back">{back}</View>
            </Pressable>
          </View>
        )
      })}
    </View>
  )
}
