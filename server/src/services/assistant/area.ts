import * as chat from '@/contracts/assistant/chat'
import * as conversations from '@/contracts/assistant/conversations'
import * as variants from '@/contracts/assistant/variants'
import { assistantConversations } from '../../db/schema/assistant'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { assistantContent } from './content/assistantContent'
import { assistantKnowledge } from './content/assistantKnowledge'
import { createAssistantServices } from './createAssistantServices'
import { assistantRoutes } from './routes'

/** The AI teacher: knowledge, variants, conversations. */
export const assistantArea: Area = {
  name: 'assistant',
  contracts: [chat, conversations, variants],
  content: assistantContent,
  knowledge: assistantKnowledge,
  accounts: ownedRows([{ table: assistantConversations }]),
  start: (foundation, others) => {
    const services = createAssistantServices(foundation, others)
    return {
      routes: (routing) => assistantRoutes(routing, services),
      chores: [() => services.conversations.forget()],
    }
  },
}
