import type { AskedAbout } from '@/contracts/assistant/context'

/** Parameters of the address of a chat. */
export interface ChatOpening {
  readonly conversationId?: string | undefined
  readonly draft?: string | undefined
  readonly about?: AskedAbout | undefined
}
