import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ariaProps } from '@/ui/controls/target'
import type { Face, SessionCard } from '../stores/MemorySession'
import { useVocabulary } from '../stores/useVocabulary'
import { senseLine } from '../models/senseLine'
import { SoundButton } from './SoundButton'
import './MemoryCard.scss'

interface MemoryCardProps {
  readonly card: SessionCard
  readonly face: Face
}

/** A card with its word; the meaning opens below it. Details missing on the device are left out. */
export const MemoryCard = observer(function MemoryCard({ card, face }: MemoryCardProps) {
  const { book, details } = useVocabulary()
  const row = book.find(card.word)
  const detail = details.find(card.word)
  const word = detail?.word ?? row?.word ?? card.word
  return (
    <View className="memory-card">
      <View className="memory-card__tag">{card.isNew ? '新词' : '复习'}</View>
      <View className="memory-card__head">
        <View
          className={word.length > 11 ? 'memory-card__word memory-card__word--long' : 'memory-card__word'}
        >
          {word}
        </View>
        <View className="memory-card__sound">
          /{detail?.phonetic ?? row?.phonetic}/
          <SoundButton id={card.word} word={word} />
        </View>
      </View>
      <View className="memory-card__back" {...ariaProps({ live: 'polite' })}>
        {face === 'back' ? <Meaning word={card.word} /> : null}
      </View>
    </View>
  )
})

const Meaning = observer(function Meaning({ word }: { readonly word: string }) {
  const { book, details } = useVocabulary()
  const detail = details.find(word)
  if (!detail) return <View className="memory-card__sense">{book.find(word)?.short}</View>
  const { senses, example, root, collocations } = detail
  return (
    <>
      <View className="memory-card__sense">{senses.map(senseLine).join('\n')}</View>
      <View className="memory-card__example">{example.en}</View>
      <View className="memory-card__note">{notesOf(example.zh, root, collocations)}</View>
    </>
  )
})

/** Memory aids, one line each; a single text node, because each view costs setData at the tap. */
const notesOf = (translation: string, root: string | undefined, [collocation]: readonly string[]): string =>
  [translation, root && `词根：${root}`, collocation && `搭配：${collocation}`].filter(Boolean).join('\n')
