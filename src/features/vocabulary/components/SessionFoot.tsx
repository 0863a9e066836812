import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { nextDueText } from '@/domain/memory/nextDueText'
import type { MemorySession } from '../stores/MemorySession'
import { GradeButtons } from '@/blocks/GradeButtons'
import { ProofChoice } from './ProofChoice'
import './SessionFoot.scss'

/** Which buttons a card asks for. */
const partOf = ({ face, card, pending }: MemorySession): 'proof' | 'goOn' | 'reveal' | 'grade' => {
  if (face === 'proof') return 'proof'
  if (face === 'back' && pending !== undefined) return 'goOn'
  return face === 'front' && card?.isNew !== true ? 'reveal' : 'grade'
}

const hintOf = (session: MemorySession): string => {
  const { card, pending, previews, mistaken } = session
  const part = partOf(session)
  if (part === 'reveal') return '想一想它的意思'
  if (part === 'grade') return card?.isNew ? '第一次见，想得起它的意思吗？' : '你刚才想起来了吗？'
  if (part === 'proof' || pending === undefined) return ''
  const preview = previews[pending - 1]
  const start = mistaken === undefined ? '记住它，' : '选错了，记住它，'
  return preview ? `${start}${nextDueText(preview)}后再见` : start
}

interface SessionPart {
  readonly session: MemorySession
}

/** The buttons below the card. Those of each step stay in the page and are only shown or not: a tap changes little. */
export const SessionFoot = observer(function SessionFoot({ session }: SessionPart) {
  const part = partOf(session)
  const shownIf = (isShown: boolean): string => (isShown ? '' : 'session-foot__off')
  return (
    <View>
      <View className="session-foot__hint">{hintOf(session)}</View>
      {part === 'proof' ? <ProofChoice session={session} /> : null}
      <View className={shownIf(part === 'goOn')}>
        <GoOn session={session} />
      </View>
      <View className={shownIf(part === 'reveal')}>
        <Reveal session={session} />
      </View>
      <View className={shownIf(part === 'grade')}>
        <Grades session={session} />
      </View>
    </View>
  )
})

// Parts of their own, so that a tap draws those anew whose own values changed.
const GoOn = observer(function GoOn({ session }: SessionPart) {
  return (
    <Button block size="l" onPress={session.goOn} testId="memory-go-on">
      记住了，下一个
    </Button>
  )
})

const Reveal = observer(function Reveal({ session }: SessionPart) {
  return (
    <Button block size="l" onPress={session.reveal} testId="memory-reveal">
      看释义
    </Button>
  )
})

const Grades = observer(function Grades({ session }: SessionPart) {
  return <GradeButtons previews={session.previews} onGrade={session.grade} />
})
