import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AnswerDesk } from './AnswerDesk'
import { ChatService } from './ChatService'
import { ClosedAnswers } from './ClosedAnswers'
import { ConversationService } from './ConversationService'
import { ExtractiveAnswerer } from './ExtractiveAnswerer'
import { KnowledgeRepository } from './KnowledgeRepository'
import { ModelAnswerer } from './ModelAnswerer'
import { ModelMetrics } from './ModelMetrics'
import { ownPassage } from './ownPassage'
import { Retrieval } from './Retrieval'
import { TalkGround } from './TalkGround'
import { TurnRepository } from './TurnRepository'
import { untoldTo } from './untoldTo'
import { VariantService } from './VariantService'

/** The assistants, what they know, and what was said. */
export const createAssistantServices = (foundation: Foundation, others: OtherAreas) => {
  const { db, clock, random, items, limiter, warn, perAddress, model, registry } = foundation
  const turns = new TurnRepository(db)
  const variants = new VariantService(items)
  const desk = new AnswerDesk({ turns, clock, warn })
  const knowledge = new KnowledgeRepository(db)
  const untold = (uid: number | null) => untoldTo(uid, others.ask('closedQuestions'))
  const closed = new ClosedAnswers({
    untoldTo: untold,
    namesOf: async (ids) => [
      ...(await knowledge.namesOf(ids)),
      ...(await others.ask('reservedNames')(ids.map((id) => id.slice(id.indexOf(':') + 1)))),
    ],
  })
  const extractive = new ExtractiveAnswerer()
  const answerer = model ? new ModelAnswerer(model, extractive, new ModelMetrics(registry), warn) : extractive
  return {
    variants,
    limiter,
    desk,
    chat: new ChatService({
      turns,
      desk,
      variants,
      ground: new TalkGround({
        retrieval: new Retrieval(knowledge),
        ownPassage: (uid, about) => ownPassage(uid, about, others),
        letteredOption: (uid, id, letter) => others.ask('letteredOption')(uid, id, letter),
        untoldTo: untold,
      }),
      closed,
      answerer,
      limiter,
      clock,
      perAddress,
    }),
    conversations: new ConversationService({ turns, closed, clock, random }),
  }
}
