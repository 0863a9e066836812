import { observer } from 'mobx-react'
import { createContext, useContext } from 'react'
import type { AnswerSource } from '@/contracts/assistant/chat'
import { useStores } from '@/stores/useStores'
import { TextLink } from '@/ui/controls/TextLink'
import { openRoute } from '../models/openRoute'

/** An answer whose sources are known at its end: then marks alone are drawn anew, and no block. */
export interface SourcedAnswer {
  readonly turn: { readonly sources: readonly AnswerSource[] }
}

const Answer = createContext<SourcedAnswer | undefined>(undefined)

/** Around the blocks of an answer: whose sources their marks open. */
export const MarkedAnswer = Answer.Provider

/**
 * [1] in an answer: opens the page of its source, or says its title where the source has no page. It looks the same while
 * the answer grows: a long answer has dozens, and a mini-program would send all of them in one step.
 */
export const SourceMark = observer(function SourceMark({ no }: { readonly no: number }) {
  const stores = useStores()
  const source = useContext(Answer)?.turn.sources[no - 1]
  const open = (): void => {
    if (source?.link) void openRoute(stores, source.link)
    else stores.ui.say(source ? `出处：${source.title}` : '回答写完就能打开出处')
  }
  return (
    <TextLink className="answer__source" label={`出处 ${no}`} onPress={open}>
      [{no}]
    </TextLink>
  )
})
