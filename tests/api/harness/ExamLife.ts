import * as v from 'valibot'
import { codeTypes, smsCode } from '@/contracts/auth/smsCode'
import { token as tokenCall, tokenSchema } from '@/contracts/auth/token'
import type { CallContract } from '@/contracts/define'
import { attempt, openAttempt } from '@/contracts/exercise/attempts'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { collectedQuestion, collectQuestion, saveFolder } from '@/contracts/exercise/folders'
import { mistake, noteMistake, sendMistakeReviews } from '@/contracts/exercise/mistakes'
import type { Answer } from '@/domain/attempt/Question'
import { eventId } from '@/domain/memory/eventIds'
import exam from '../../../content/exams/politics-mock-1.json'
import { addressOf, type Parts } from './addressOf'
import { rightTo, wrongTo } from './examinee'

const DEVICE = 'aaaaaaaa'
const FOLDER = 'folder-killed'
const NOTE = '分清量变与质变'
const [first = '', second = ''] = exam.sections[0]?.questions ?? []
const essay = exam.sections[2]?.questions[0] ?? ''

const envelopeSchema = v.looseObject({ status: v.number(), result: v.optional(v.unknown()) })
const inboxSchema = v.object({ result: v.array(v.object({ code: v.string() })) })

/** The backend was there and said no: that is not how a killed one sounds. */
export class Refusal extends Error {}

/** The current address of the backend: each start has another port. */
interface Place {
  url: string
}

const ask = async <C extends CallContract>(
  { url }: Place,
  contract: C,
  parts: Parts,
  token?: string,
): Promise<v.InferOutput<C['response']>> => {
  const answer = await fetch(`${url}${addressOf(contract, parts)}`, {
    method: contract.method,
    headers: {
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  })
  const json: unknown = await answer.json()
  const { status, result } = v.parse(envelopeSchema, json)
  if (status !== 200) throw new Refusal(`${contract.id}: ${JSON.stringify(json)}`)
  return v.parse(contract.response, contract.flat ? json : result)
}

const logIn = async (place: Place, phone: string) => {
  await ask(place, smsCode, { query: { mobile: phone, type: codeTypes.login } })
  const inbox: unknown = await (await fetch(`${place.url}/dev/inbox.json?phone=${phone}`)).json()
  const code = v.parse(inboxSchema, inbox).result[0]?.code ?? ''
  const query = { grant_type: 'sms', client_id: 'test', mobile: phone, code } as const
  const { uid, access_token: token } = v.parse(tokenSchema, await ask(place, tokenCall, { query }))
  return { uid, token }
}

type Write = (life: ExamLife) => Promise<unknown>

/** All writes from the first answer of an exam to the book of mistakes, in order; each may follow the one before. */
export const lifeWrites: readonly Write[] = [
  (life) => life.ask(openAttempt, { params: life.exam, body: { kind: 'exam', paperId: 'politics-mock-1' } }),
  (life) =>
    life.send(life.exam, 'answers', () => [
      life.event({ kind: 'open' }),
      life.answer(first, rightTo(first)),
      life.answer(second, wrongTo(second)),
      life.answer(essay, { type: 'writing', text: '规律是客观的', pictures: [] }),
      life.event({ kind: 'mark', question: first, on: true }),
    ]),
  (life) =>
    life.send(life.exam, 'second thoughts', () => [
      life.answer(second, rightTo(second)),
      life.event({ kind: 'guess', question: second, on: true }),
    ]),
  (life) => life.send(life.exam, 'hand-in', () => [life.event({ kind: 'handIn' })]),
  // A look at the keys closes the log, and files what was missed.
  (life) => life.ask(attemptReport, { params: life.exam }),
  (life) =>
    life.send(life.exam, 'award', () => [
      life.event({ kind: 'award', question: essay, points: [2, 2, 0, 2] }),
    ]),
  (life) => life.practise(),
  (life) => life.send(life.practice, 'missed', () => [life.answer(life.missed, wrongTo(life.missed))]),
  (life) => life.ask(noteMistake, { params: life.ofMissed, body: { cause: 'concept', note: NOTE } }),
  (life) => life.ask(saveFolder, { params: { uid: life.uid, folderId: FOLDER }, body: { name: '易混' } }),
  (life) => life.ask(collectQuestion, { params: life.ofMissed, body: { folderId: FOLDER } }),
  (life) => life.remove(),
]

/** A learner on the network, one write after the other; unacknowledged writes are repeated byte for byte. */
export class ExamLife {
  missed = ''
  private done = 0
  private made = 0
  private readonly kept = new Map<string, readonly object[]>()

  private constructor(
    private readonly place: Place,
    readonly uid: string,
    private readonly token: string,
  ) {}

  static async begin(place: Place, phone: string): Promise<ExamLife> {
    const { uid, token } = await logIn(place, phone)
    return new ExamLife(place, uid, token)
  }

  get exam() {
    return { uid: this.uid, attemptId: `killed-exam-${this.uid}` }
  }

  get practice() {
    return { uid: this.uid, attemptId: `killed-practice-${this.uid}` }
  }

  get ofMissed() {
    return { uid: this.uid, questionId: this.missed }
  }

  get isOver(): boolean {
    return this.done === lifeWrites.length
  }

  /** Runs the next write; an unacknowledged one is repeated. */
  async goOn(): Promise<void> {
    await lifeWrites[this.done]?.(this)
    this.done += 1
  }

  ask<C extends CallContract>(contract: C, parts: Parts): Promise<v.InferOutput<C['response']>> {
    return ask(this.place, contract, parts, this.token)
  }

  event<K extends object>(body: K): object {
    return { ...body, id: `event-${String((this.made += 1)).padStart(6, '0')}`, at: Date.now() }
  }

  answer(question: string, answer: Answer): object {
    return this.event({ kind: 'answer', question, answer, took: 5000 })
  }

  send(params: ExamLife['exam'], name: string, make: () => readonly object[]) {
    const clock = { sentAt: Date.now(), offset: 0 }
    const body = { device: DEVICE, clock, events: this.once(name, make) }
    return this.ask(sendAttemptEvents, { params, body })
  }

  async practise(): Promise<void> {
    const body = { kind: 'practice', subject: '101', type: 'single', size: 1 }
    const { questions } = await this.ask(openAttempt, { params: this.practice, body })
    this.missed = questions[0]?.id ?? ''
  }

  /** Takes what was missed out of the book. */
  remove() {
    const events = this.once('removed', () => {
      const at = Date.now()
      return [{ kind: 'suspend', id: eventId(at, DEVICE), at, device: DEVICE, word: this.missed }]
    })
    return this.ask(sendMistakeReviews, { params: { uid: this.uid }, body: { events } })
  }

  /** The backend's state of the whole exam. */
  async told() {
    const report = await this.ask(attemptReport, { params: this.exam })
    const practised = await this.ask(attempt, { params: this.practice })
    const card = await this.ask(mistake, { params: this.ofMissed })
    const collected = await this.ask(collectedQuestion, { params: this.ofMissed })
    return {
      score: [report.earned, report.open, report.attempt.endedBy],
      answers: report.attempt.answers.map((one) => [
        one.questionId,
        one.outcome,
        one.isMarked,
        one.isGuessed,
        one.took,
      ]),
      practised: practised.answers.map(({ outcome }) => outcome),
      card: [card.cause, card.note, card.times, card.answers.length, card.isRemoved],
      folder: collected.folderId,
    }
  }

  private once(name: string, make: () => readonly object[]): readonly object[] {
    const events = this.kept.get(name) ?? make()
    this.kept.set(name, events)
    return events
  }
}

/** The expected state when nothing was lost or counted twice. */
export const wholeLife: Awaited<ReturnType<ExamLife['told']>> = {
  score: [8, 0, 'handIn'],
  answers: [
    [first, 'right', true, false, 5000],
    [second, 'right', false, true, 10_000],
    [essay, 'part', false, false, 5000],
  ],
  practised: ['wrong'],
  card: ['concept', NOTE, 1, 1, true],
  folder: FOLDER,
}
