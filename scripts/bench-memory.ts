import { studyDay } from '../src/domain/memory/studyDay'
import { seededRandom } from '../src/lib/seededRandom'
import { type Scheduler, schedulers } from './memory/memorySchedulers'
import { SimulatedMemory } from './memory/SimulatedMemory'

const LEARNERS = 40
const WORDS = 300
const SEASON_DAYS = 180
const NEW_PER_DAY = 3
const DAY = 86_400_000
const ANSWER_MS = 8000
const EARLY_MS = 20 * 60_000
const START = Date.parse('2026-06-01T20:00:00+08:00')
const EXAM = Date.parse('2026-11-28T08:30:00+08:00')

interface Tally {
  answers: number
  peak: number
  loss: number
  tested: number
  recalled: number
  predicted: number
  kept: number
}

/** One learner's season under one scheduler. */
class Season {
  private readonly luck: ReturnType<typeof seededRandom>
  private readonly memory: SimulatedMemory
  private begun = 0
  private readonly seenOn = new Map<number, number>()

  constructor(
    learner: number,
    private readonly scheduler: Scheduler,
    private readonly tally: Tally,
  ) {
    this.memory = new SimulatedMemory(seededRandom(`memory:${learner}`), WORDS, START)
    this.luck = seededRandom(`answers:${learner}`)
  }

  run(): void {
    for (let day = 0; day < SEASON_DAYS; day += 1) this.runDay(START + day * DAY)
    for (let word = 0; word < WORDS; word += 1) this.tally.kept += this.memory.chance(word, EXAM)
  }

  private runDay(start: number): void {
    const before = this.tally.answers
    const last = Math.min(WORDS, this.begun + NEW_PER_DAY)
    let now = start
    for (let word = this.next(now, last); word !== undefined; word = this.next(now, last)) {
      this.answer(word, now)
      now += ANSWER_MS
    }
    this.tally.peak = Math.max(this.tally.peak, this.tally.answers - before)
  }

  /** What is due, else a new word, else what is due soon. */
  private next(now: number, last: number): number | undefined {
    let soonest: number | undefined
    for (let word = 0; word < this.begun; word += 1) {
      if (soonest === undefined || this.scheduler.due(word) < this.scheduler.due(soonest)) soonest = word
    }
    const due = soonest === undefined ? Infinity : this.scheduler.due(soonest)
    if (due <= now) return soonest
    if (this.begun < last) return (this.begun += 1) - 1
    return due <= now + EARLY_MS ? soonest : undefined
  }

  private answer(word: number, at: number): void {
    const chance = this.memory.chance(word, at)
    const isRecalled = this.luck.next() < chance
    const today = studyDay(at)
    const seen = this.seenOn.get(word)
    if (seen !== undefined && seen < today) this.judge(this.scheduler.predict(word, at), isRecalled)
    // At first sight one in seven takes a word for known that is not.
    const isClaimed = isRecalled || (seen === undefined && this.luck.next() < 0.15)
    const proved = isRecalled || this.luck.next() < 0.25
    const isAccepted = isClaimed && (seen !== undefined || !this.scheduler.asksForProof || proved)
    const grade = !isAccepted ? 1 : this.luck.next() < 0.15 ? 2 : 3
    this.scheduler.answer(word, at, grade, proved)
    this.memory.study(word, at)
    this.seenOn.set(word, today)
    this.tally.answers += 1
  }

  private judge(predicted: number, isRecalled: boolean): void {
    const chance = Math.min(Math.max(predicted, 0.001), 0.999)
    this.tally.loss -= Math.log(isRecalled ? chance : 1 - chance)
    this.tally.predicted += chance
    this.tally.recalled += Number(isRecalled)
    this.tally.tested += 1
  }
}

const measure = (make: (examDay: number) => Scheduler): Tally => {
  const tally: Tally = { answers: 0, peak: 0, loss: 0, tested: 0, recalled: 0, predicted: 0, kept: 0 }
  for (let learner = 0; learner < LEARNERS; learner += 1)
    new Season(learner, make(studyDay(EXAM)), tally).run()
  return tally
}

const entropy = (share: number) => -(share * Math.log(share) + (1 - share) * Math.log(1 - share))
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const columns = (name: string, { answers, peak, loss, tested, recalled, predicted, kept }: Tally) => [
  name,
  (loss / tested).toFixed(3),
  entropy(recalled / tested).toFixed(3),
  percent(predicted / tested),
  percent(recalled / tested),
  (answers / LEARNERS / WORDS).toFixed(1),
  String(peak),
  (kept / LEARNERS).toFixed(1),
  (kept / (answers / 1000)).toFixed(1),
]

const heads = [
  'scheduler',
  'log loss',
  'of a constant',
  'predicted',
  'recalled',
  'answers a word',
  'busiest day',
  'known at the exam',
  'known per 1,000 answers',
]
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

process.stdout.write(
  `${LEARNERS} learners, ${WORDS} words, ${SEASON_DAYS} days, ${NEW_PER_DAY} new words a day\n\n`,
)
process.stdout.write(line(heads) + line(heads.map(() => '---')))
for (const [name, make] of Object.entries(schedulers))
  process.stdout.write(line(columns(name, measure(make))))
