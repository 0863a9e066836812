import exam from '../../../content/exams/politics-mock-1.json'
import type { Answer } from '@/domain/attempt/Question'
import type { KeptSession } from '../../e2e/sessionOf'
import { eventId } from '@/domain/memory/eventIds'
import { rightTo, wrongTo } from '../../api/harness/examinee'
import { askAs } from './askAs'

const DEVICE = 'storydev'
const PAPER = 'politics-mock-1'
export const MISSED_ATTEMPT = 'missed-exam'
export const MISSED_FOLDER = 'missed-folder'

/** The first question of the paper. */
export const MISSED_QUESTION = exam.sections[0]?.questions[0] ?? ''

/** The other choices of the paper are answered rightly: pages about what was answered have something to show. */
const others = exam.sections
  .slice(0, 2)
  .flatMap(({ questions }) => questions)
  .slice(1)

/** Gives a learner an exam with one question that was missed, is due, and lies in a folder; without the app. */
export const missQuestion = async (session: KeptSession): Promise<void> => {
  const ask = askAs(session)
  await ask('PUT', `attempts/${MISSED_ATTEMPT}`, { kind: 'exam', paperId: PAPER })
  const at = Date.now()
  const answered = (question: string, answer: Answer) => ({
    id: `answer-${question}`,
    at,
    kind: 'answer',
    question,
    answer,
    took: 5000,
  })
  await ask('POST', `attempts/${MISSED_ATTEMPT}/events`, {
    device: DEVICE,
    clock: { sentAt: at, offset: 0 },
    events: [
      answered(MISSED_QUESTION, wrongTo(MISSED_QUESTION)),
      ...others.map((id) => answered(id, rightTo(id))),
      { id: 'missed-hand-in', at, kind: 'handIn' },
    ],
  })
  await ask('GET', `attempts/${MISSED_ATTEMPT}/report`)
  // The backend's clock is the real one: only an answer can bring the question back on the same day.
  const now = Date.now() + 1
  const review = {
    kind: 'review',
    word: MISSED_QUESTION,
    grade: 1,
    source: 'card',
    proved: true,
    took: 900,
    due: now,
  }
  await ask('POST', 'mistake-reviews', {
    events: [{ ...review, id: eventId(now, DEVICE), at: now, device: DEVICE }],
  })
  await ask('PUT', `folders/${MISSED_FOLDER}`, { name: '值得再看' })
  await ask('PUT', `collected/${MISSED_QUESTION}`, { folderId: MISSED_FOLDER })
}
