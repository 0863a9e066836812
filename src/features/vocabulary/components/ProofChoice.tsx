import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Pressable } from '@/ui/controls/Pressable'
import { proofOptions } from '../models/proofOptions'
import type { MemorySession } from '../stores/MemorySession'
import { useVocabulary } from '../stores/useVocabulary'
import './ProofChoice.scss'

/** The quick choice that proves a first-sight 认识: four meanings, one is right. */
export const ProofChoice = observer(function ProofChoice({ session }: { readonly session: MemorySession }) {
  const { book } = useVocabulary()
  const { card } = session
  const row = card && book.find(card.word)
  if (!card || !row) return null
  return (
    <View className="proof">
      <View className="proof__title">它是什么意思？</View>
      {proofOptions(row, card.choices).map(({ id, short }) => (
        <Pressable key={id} className="proof__option" onPress={() => session.choose(id)}>
          {short}
        </Pressable>
      ))}
      <Pressable className="proof__admit" onPress={session.admit}>
        不确定，看答案
      </Pressable>
    </View>
  )
})
