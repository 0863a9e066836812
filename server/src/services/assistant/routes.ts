import * as chatCalls from '@/contracts/assistant/chat'
import * as conversationCalls from '@/contracts/assistant/conversations'
import * as variantCalls from '@/contracts/assistant/variants'
import type { Routing } from '../Area'
import { formulaRoutes } from './markdown/formulaRoutes'
import type { createAssistantServices } from './createAssistantServices'

type AssistantServices = ReturnType<typeof createAssistantServices>

const DONE = { done: true } as const

const serveChat = ({ serve, serveGrowing }: Routing, { chat, variants }: AssistantServices): void => {
  serve(variantCalls.variants, () => variants.list())
  serveGrowing(chatCalls.usersSend, ({ body, session, request }) =>
    chat.ask(body, { uid: session?.uid ?? null, address: request.ip }),
  )
  serve(chatCalls.stopTurn, async ({ params, body, session }) => {
    await chat.stop(params.turnId, session?.uid ?? null, body.shown)
    return DONE
  })
  serve(chatCalls.rateTurn, async ({ params, body, session }) => {
    await chat.rate(params.turnId, session?.uid ?? null, body.rating)
    return DONE
  })
}

const serveConversations = ({ serve }: Routing, { conversations }: AssistantServices): void => {
  serve(chatCalls.shareTurn, ({ uid, params }) => conversations.share(uid, params.turnId))
  serve(chatCalls.sharedTurn, ({ params, session }) =>
    conversations.shared(params.shareId, session?.uid ?? null),
  )
  serve(conversationCalls.conversations, ({ uid, query }) => conversations.page(uid, query))
  serve(conversationCalls.conversation, ({ uid, params }) => conversations.open(uid, params.conversationId))
  serve(conversationCalls.renameConversation, async ({ uid, params, body }) => {
    await conversations.rename(uid, params.conversationId, body.title)
    return DONE
  })
  serve(conversationCalls.deleteConversation, async ({ uid, params }) => {
    await conversations.remove(uid, params.conversationId)
    return DONE
  })
  serve(conversationCalls.adoptConversations, async ({ uid, body }) => {
    await conversations.adopt(uid, body.conversationIds)
    return DONE
  })
}

/** The AI teacher: questions, answers, conversations. */
export const assistantRoutes = (routing: Routing, services: AssistantServices): void => {
  serveChat(routing, services)
  serveConversations(routing, services)
  formulaRoutes(routing.app, services.limiter)
  // Running answers are left for another process; disconnect their readers, so that they do not delay the shutdown.
  routing.app.addHook('preClose', async () => services.jobRunner.close())
}
