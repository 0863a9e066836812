import { reciteDeck, reciteDeckSchema, type ReciteCard, type ReciteDeck } from '@/contracts/course/points'
import { recitals, sendRecitals } from '@/contracts/course/recitals'
import { sessionQueue, type Queue } from '@/domain/memory/sessionQueue'
import { staleWhileRevalidate } from '@/stores/device/staleWhileRevalidate'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { comingExam } from '@/stores/memory/comingExam'
import { learnersLog, type LearnersLogDeps } from '@/stores/memory/learnersLog'
import type { ReviewLog } from '@/stores/memory/ReviewLog'

/** Of a subject: new cards of a day, and cards that come back in a day at most. */
const NEW_PER_DAY = 10
const REVIEWS_PER_DAY = 100

/** A card with the point that it belongs to. */
export interface DeckCard extends ReciteCard {
  readonly place: string
}

/** The cards of a subject as they are recited, and the day on which they are needed. */
export interface OpenDeck {
  readonly name: string
  readonly cards: ReadonlyMap<string, DeckCard>
  /** YYYY-MM-DD. */
  readonly examDate: string
}

const placed = ({ chapters }: ReciteDeck): DeckCard[] =>
  chapters.flatMap((chapter) =>
    chapter.points.flatMap(({ title, cards }) =>
      cards.map((card) => ({ ...card, place: `${chapter.title} · ${title}` })),
    ),
  )

/** What one learner recites: the log of answers, and the cards as far as the device or the network has them. */
export class PointCards {
  readonly uid: string
  readonly log: ReviewLog

  constructor(private readonly deps: LearnersLogDeps) {
    const { call, session } = deps
    const { uid } = session
    this.uid = uid
    this.log = learnersLog(deps, {
      room: 'recite',
      link: {
        send: (events) =>
          call(sendRecitals, { params: { uid }, body: { events: [...events] } }, { quiet: true }),
        fetch: (query) => call(recitals, { params: { uid }, query }, { quiet: true }),
      },
    })
  }

  now(): number {
    return this.deps.now()
  }

  /** Cards and log of a subject. Throws when neither device nor network has them. */
  async open(subject: string): Promise<OpenDeck> {
    const { call, storage } = this.deps
    const deck = await staleWhileRevalidate(
      () => call(reciteDeck, { params: { subject } }, { quiet: true }),
      new PersistedValue(storage, `cache:recite-deck:${subject}`, reciteDeckSchema),
    )
    const examDate = await comingExam(this.deps)
    await this.log.ready()
    void this.log.sync()
    return {
      name: deck.name,
      cards: new Map(placed(deck).map((card) => [card.cardId, card])),
      examDate,
    }
  }

  /** What is to be recited now, as a pure function of log, cards and time. */
  queue({ cards, examDate }: OpenDeck): Queue {
    const states = new Map([...this.log.states].filter(([id]) => cards.has(id)))
    return sessionQueue({
      states,
      words: [...cards.keys()],
      plan: { examDate, newPerDay: NEW_PER_DAY, reviewLimit: REVIEWS_PER_DAY },
      model: this.log.model,
      now: this.now(),
      seed: this.uid,
    })
  }
}
