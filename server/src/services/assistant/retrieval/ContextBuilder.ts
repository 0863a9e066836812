import type { AskedAbout } from '@/contracts/assistant/context'
import type { FollowUpWords } from '../../../authoring/kinds/assistantKinds'
import { namedOption } from './namedOption'
import { withheldQuestionReply } from './withheldQuestionReply'
import { answering } from '../answers/ExtractiveAnswerer'
import { isFollowUp, namesCard, saysNothingNew } from './isFollowUp'
import type { Found } from './KnowledgeRepository'
import { keyOfSource } from './freshPassages'
import { courseSection } from './courseSection'
import type { Retrieval, SearchScope } from './Retrieval'
import { withWholeNames } from './schoolNames'
import type { FirstAnswer } from '../answers/screenQuestion'
import type { TurnRow } from '../conversations/TurnRepository'
import type { WithheldSources } from './withheldSources'
import { unrecordedReply } from './unrecordedReply'
import type { AskedVariant } from '../conversations/VariantService'

/** A card speaks of a question itself from this part of it on. */
const CARD_SPEAKS = 0.5

type Asked = Pick<TurnRow, 'question' | 'context'>
type Before = Pick<TurnRow, 'question' | 'context' | 'sources'>

/** The passages and rules from which an answer may be made. */
export interface AnswerContext {
  readonly passages: readonly Found[]
  /** All of it was cited earlier in this conversation: no other passage is about the question. */
  readonly isToldBefore: boolean
  /** A fixed answer that replaces the search. */
  readonly refusal?: FirstAnswer | undefined
  /** Passages that must not be used, also not through earlier turns. */
  readonly untold: WithheldSources
}

/** An assistant's restrictions and the word lists by which it reads a question. */
type Rules = Pick<AskedVariant, 'topics' | 'replies' | 'followUps' | 'synonyms' | 'schools'>

/** Earlier turns, and the card attached last. */
interface Conversation {
  readonly before: readonly Before[]
  readonly card: AskedAbout | null
}

interface ContextBuilderDeps {
  readonly retrieval: Retrieval
  withheldSources(uid: number | null): Promise<WithheldSources>
  /** The option that the learner saw under a letter of a question. */
  letteredOption(uid: number, questionId: string, letter: string): Promise<string | undefined>
  /** The passage about a learner's own item. */
  ownPassage(uid: number, about: AskedAbout): Promise<Found | undefined>
}

/** Whether an answer is made of a passage. */
const isMadeOf = ({ sources }: Before, passage: Found | undefined): boolean =>
  passage !== undefined && sources.some((source) => keyOfSource(source) === keyOfSource(passage))

const newestOf = (before: readonly Before[], is: (one: Before) => boolean): Before | undefined =>
  [...before].reverse().find(is)

/** Whether the conversation has turned to something else than its card: the newest answer that has sources says it. */
const hasLeft = (before: readonly Before[], about: Found | undefined): boolean => {
  const newest = newestOf(before, ({ context, sources }) => context !== null || sources.length > 0)
  return newest !== undefined && newest.context === null && !isMadeOf(newest, about)
}

interface Talk {
  readonly before: readonly Before[]
  readonly words: FollowUpWords
}

/** The last self-contained question, which a follow-up question continues. */
const lastAsked = (question: string, { before, words }: Talk): Before | undefined =>
  isFollowUp(question, words) ? newestOf(before, (turn) => !isFollowUp(turn.question, words)) : undefined

interface Turning extends Talk {
  readonly card: AskedAbout
  readonly about: Found | undefined
  readonly found: readonly Found[]
}

/** Whether a question that brings no card goes on about that of its conversation. */
const staysWithCard = (question: string, { card, about, found, before, words }: Turning): boolean => {
  if (namesCard(question, words, card.kind)) return true
  if (hasLeft(before, about)) return false
  if (saysNothingNew(question, words, card.kind)) return true
  const own = found.find(({ id }) => id === about?.id)?.covered ?? 0
  const others = answering(found.filter(({ id }) => id !== about?.id))
  if (own >= CARD_SPEAKS && others.every(({ covered }) => covered <= own)) return true
  return isFollowUp(question, words) && others.length === 0
}

/** The school that a card is of: 这道题难考吗 asks about none. */
const schoolOf = (about: Found | undefined, { kind }: AskedAbout): readonly string[] =>
  kind === 'school' && about ? [about.title] : []

/** Collects the context of answers in a conversation: its card and the retrieved passages. */
export class ContextBuilder {
  constructor(private readonly deps: ContextBuilderDeps) {}

  /** The ground of a question: the card of its conversation first, as long as it is asked about. */
  async of(
    turn: Asked,
    { topics, replies, followUps, synonyms, schools: known }: Rules,
    { before, card: brought }: Conversation,
    uid: number | null,
  ): Promise<AnswerContext> {
    const { retrieval } = this.deps
    const card = turn.context ?? brought
    // Read the own passage first: releasing a question closes its attempt, which changes what is withheld.
    const own = card && uid !== null ? await this.deps.ownPassage(uid, card) : undefined
    const untold = await this.deps.withheldSources(uid)
    const among = { synonyms, topics, untold, schools: [] }
    const talk: Talk = { before, words: followUps }
    const { question, named } = withWholeNames(turn.question, known)
    // 没看懂 has no word to be found by.
    const isRepeat = !card && lastAsked(question, talk) !== undefined && saysNothingNew(question, followUps)
    const found = isRepeat ? [] : await retrieval.search(question, { ...among, schools: named })
    const about = card ? await this.cardPassage(card, own, untold) : undefined
    const stays =
      card && (turn.context !== null || staysWithCard(turn.question, { ...talk, card, about, found }))
    const schools = stays ? schoolOf(about, card) : named
    const refusal =
      (stays && !about ? withheldQuestionReply(card, uid) : undefined) ??
      unrecordedReply(question, schools, replies.unrecorded)
    if (refusal) return { passages: [], isToldBefore: false, refusal, untold }
    if (!stays || !about) {
      const passages = await this.free(question, talk, among, found)
      const isAgain = saysNothingNew(turn.question, talk.words)
      return { passages, isToldBefore: isAgain && before.some((one) => isMadeOf(one, passages[0])), untold }
    }
    const others = found.filter(({ id }) => id !== about.id)
    const told = await this.toldOf(about, uid, card, turn.question)
    const passages = saysNothingNew(turn.question, talk.words, card.kind) ? [told] : [told, ...others]
    const isAlone = answering(passages).every(({ id }) => id === about.id)
    const isSame = isAlone && told.body === about.body
    return { passages, isToldBefore: isSame && before.some((one) => isMadeOf(one, about)), untold }
  }

  /**
   * Passages about a card: the requested lines of a course; for a question, first the option under the named letter,
   * because letters differ by attempt.
   */
  private async toldOf(
    about: Found,
    uid: number | null,
    { kind, id }: AskedAbout,
    question: string,
  ): Promise<Found> {
    if (kind === 'course') return { ...about, body: courseSection(question, about.body) ?? about.body }
    const letter = kind === 'exercise' && uid !== null ? namedOption(question) : undefined
    const option = letter && uid !== null ? await this.deps.letteredOption(uid, id, letter) : undefined
    return option ? { ...about, body: `${option}\n\n${about.body}` } : about
  }

  private async cardPassage(
    card: AskedAbout,
    own: Found | undefined,
    untold: WithheldSources,
  ): Promise<Found | undefined> {
    if (untold.ids.includes(`${card.kind}:${card.id}`)) return undefined
    return own ?? (await this.deps.retrieval.about(card, untold))
  }

  /**
   * Retrieves passages for a question without a card; a follow-up is read together with the question that it
   * continues.
   */
  private async free(
    question: string,
    { before, words }: Talk,
    among: SearchScope,
    found: readonly Found[],
  ): Promise<readonly Found[]> {
    const last = lastAsked(question, { before, words })
    const isNothingNew = saysNothingNew(question, words)
    if (!last) return found
    if (!isNothingNew && answering(found).length > 0) return found
    return this.deps.retrieval.search(isNothingNew ? last.question : `${last.question} ${question}`, among)
  }
}
