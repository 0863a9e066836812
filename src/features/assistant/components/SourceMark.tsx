import { createContext, useContext } from 'react'
import type { AnswerSource } from '@/contracts/assistant/chat'
import { useStores } from '@/stores/useStores'
import { TextLink } from '@/ui/TextLink'
import { openRoute } from '../models/openRoute'

/** An answer whose sources are known at its end: marks ask for them when they are tapped, so that no block is drawn twice. */
export interface SourcedAnswer {
  readonly turn: { readonly sources: readonly AnswerSource[] }
}

const Answer = createContext<SourcedAnswer | undefined>(undefined)

/** Around the blocks of an answer: whose sources their marks open. */
export const MarkedAnswer = Answer.Provider

/** [1] in an answer: opens what is said there. */
export function SourceMark({ no }: { readonly no: number }) {
  const stores = useStores()
  const answer = useContext(Answer)
  const open = (): void => {
    const source = answer?.turn.sources[no - 1]
    if (source?.link) void openRoute(stores, source.link)
    else stores.ui.say(source ? `出处：${source.place}“${source.title}”` : '回答写完就能打开出处')
  }
  return (
    <TextLink className="answer__source" label={`出处 ${no}`} onPress={open}>
      [{no}]
    </TextLink>
  )
}
