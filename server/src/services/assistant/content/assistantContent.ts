import { upsertItems } from '../../../authoring/upsertItems'
import type { AreaContent } from '../../../authoring/Content'
import { assistantKinds } from '../../../authoring/kinds/assistantKinds'
import { checkAssistants } from './checkAssistants'
import { checkConcepts } from './checkConcepts'

const ONLY = 'all'

/** The assistants, what keeps them safe, and what words mean the same. */
export const assistantContent: AreaContent = {
  kinds: assistantKinds,
  check: (content) => [...checkAssistants(content), ...checkConcepts(content)],
  load: async (tx, content) => {
    const {
      'assistant-variants': variants,
      'assistant-safety': safety,
      'assistant-synonyms': synonyms,
      'assistant-follow-ups': followUps,
      'assistant-replies': replies,
    } = content.of(assistantKinds)
    await upsertItems(
      tx,
      'assistant-variant',
      variants.map((row) => [row.variant, row]),
    )
    await upsertItems(tx, 'assistant-safety', [[ONLY, safety]])
    await upsertItems(tx, 'assistant-synonyms', [[ONLY, synonyms]])
    await upsertItems(tx, 'assistant-follow-ups', [[ONLY, followUps]])
    await upsertItems(tx, 'assistant-replies', [[ONLY, replies]])
  },
}
