import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AnswerDesk } from './AnswerDesk'
import { ChatService } from './ChatService'
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
  const retrieval = new Retrieval(new KnowledgeRepository(db))
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
        turns,
        variants,
        retrieval,
        ownPassage: (uid, about) => ownPassage(uid, about, others),
        letteredOption: (uid, id, letter) => others.ask('letteredOption')(uid, id, letter),
        untoldTo: (uid) => untoldTo(uid, others.ask('closedQuestions')),
      }),
      answerer,
      limiter,
      clock,
      perAddress,
    }),
    conversations: new ConversationService(turns, clock, random),
  }
}
