import { View } from '@tarojs/components'
import type { AnswerSource } from '@/contracts/assistant/chat'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { openRoute } from '../models/openRoute'
import { AI_LABEL } from '../models/aiLabel'

/** What an answer rests on, and that a machine worded it. */
export function AnswerSources({ sources }: { readonly sources: readonly AnswerSource[] }) {
  const stores = useStores()
  return (
    <>
      {sources.length > 0 ? (
        <View className="chat__sources">
          <View className="chat__small">出处</View>
          {sources.map(({ title, place, link }, at) => (
            <Cell
              key={at}
              title={`[${at + 1}] ${title}`}
              note={place}
              arrow={link !== null}
              onPress={link ? () => void openRoute(stores, link) : undefined}
            />
          ))}
        </View>
      ) : null}
      <View className="chat__label">{AI_LABEL}</View>
    </>
  )
}
