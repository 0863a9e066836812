import { View } from '@tarojs/components'
import type { Grade } from '@/domain/vocabulary/eventTypes'
import type { Preview } from '@/domain/vocabulary/schedule'
import { Pressable } from '@/ui/Pressable'
import { useLongPress } from '@/ui/longPress'
import { comesBackText } from '../models/comesBackText'
import './GradeButtons.scss'

const GRADES: readonly { readonly grade: Grade; readonly text: string; readonly tone: string }[] = [
  { grade: 3, text: '认识', tone: 'good' },
  { grade: 2, text: '模糊', tone: 'hard' },
  { grade: 1, text: '不认识', tone: 'again' },
]
const EASY: Grade = 4

interface GradeButtonsProps {
  readonly previews: readonly Preview[]
  readonly onGrade: (grade: Grade) => void
}

/** The three grades with the time until the word comes back; a long press on 认识 says 太简单. */
export function GradeButtons({ previews, onGrade }: GradeButtonsProps) {
  const longPress = useLongPress(() => onGrade(EASY))
  return (
    <View className="grades">
      {GRADES.map(({ grade, text, tone }) => {
        const preview = previews[grade - 1]
        const back = preview ? comesBackText(preview) : ''
        return (
          <View key={grade} className="grades__slot" {...(grade === 3 && longPress)}>
            <Pressable
              className={`grades__button grades__button--${tone}`}
              onPress={() => onGrade(grade)}
              testId={`grade-${tone}`}
            >
              <View className="grades__text">{text}</View>
              <View className="grades__back">{back}</View>
            </Pressable>
          </View>
        )
      })}
    </View>
  )
}
