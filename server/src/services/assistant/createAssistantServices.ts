import type { Foundation } from '../../Foundation'
import type { OtherAreas } from '../Area'
import { AnswerJobRunner } from './answers/AnswerJobRunner'
import { ChatService } from './conversations/ChatService'
import { WithheldAnswers } from './retrieval/WithheldAnswers'
import { ConversationService } from './conversations/ConversationService'
import { ExtractiveAnswerer } from './answers/ExtractiveAnswerer'
import { KnowledgeRepository } from './retrieval/KnowledgeRepository'
import { ModelAnswerer } from './answers/ModelAnswerer'
import { ModelMetrics } from './answers/ModelMetrics'
import { ownPassage } from './retrieval/ownPassage'
import { Retrieval } from './retrieval/Retrieval'
import { ContextBuilder } from './retrieval/ContextBuilder'
import { TurnRepository } from './conversations/TurnRepository'
import { withheldSources } from './retrieval/withheldSources'
import { VariantService } from './conversations/VariantService'

/** The assistants, what they know, and what was said. */
export const createAssistantServices = (foundation: Foundation, others: OtherAreas) => {
  const { db, clock, random, items, limiter, warn, perAddress, model, registry } = foundation
  const turns = new TurnRepository(db)
  const variants = new VariantService(items)
  const jobRunner = new AnswerJobRunner({ turns, clock, warn })
  const knowledge = new KnowledgeRepository(db)
  const untold = (uid: number | null) => withheldSources(uid, others.use('closedQuestions'))
  const closed = new WithheldAnswers({
    withheldSources: untold,
    namesOf: async (ids) => [
      ...(await knowledge.namesOf(ids)),
      ...(await others.use('reservedNames')(ids.map((id) => id.slice(id.indexOf(':') + 1)))),
    ],
  })
  const extractive = new ExtractiveAnswerer()
  const answerer = model ? new ModelAnswerer(model, extractive, new ModelMetrics(registry), warn) : extractive
  return {
    variants,
    limiter,
    jobRunner,
    chat: new ChatService({
      turns,
      jobRunner,
      variants,
      ground: new ContextBuilder({
        retrieval: new Retrieval(knowledge),
        ownPassage: (uid, about) => ownPassage(uid, about, others),
        letteredOption: (uid, id, letter) => others.use('letteredOption')(uid, id, letter),
        withheldSources: untold,
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
