import { fireEvent, screen } from '@testing-library/react'
import { UID } from '../../../tests/builders/fakeStores'
import { studentRecord } from '../../../tests/builders/studentRecord'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise,
  press,
} from '../../../tests/builders/openExercise'
import { arrive } from '../../../tests/builders/renderIn'
import { cut, ok } from '../../../tests/builders/scriptedNetwork'
import { CombatView } from './CombatView'

installExercises()

const ATTEMPTS = `GET /exercise/v1/users/${UID}/attempts`
const GOING_ON = `GET /exercise/v1/users/${UID}/attempts-going-on`
const attempt = (attemptId: string, more: object = {}) => ({
  attemptId,
  kind: 'practice',
  title: '练习',
  subject: '101',
  paperId: null,
  startedAt: NOW,
  endsAt: null,
  endedAt: null,
  endedBy: null,
  questionCount: 10,
  points: 20,
  earned: null,
  ...more,
})

it('goes on with what is open, and leads to everything of the area', async () => {
  const list = [
    attempt('open-0001'),
    attempt('over-0001', { endsAt: NOW }),
    attempt('done-0001', { endedAt: NOW, endedBy: 'handIn', earned: 3 }),
  ]
  const { visits } = await openExercise(
    <CombatView />,
    'exercisesCombat',
    {},
    {
      more: {
        [GOING_ON]: ok({ list: [] }),
        [ATTEMPTS]: ok({ list, total: 3, page: 1, size: 10 }),
      },
    },
  )
  expect(screen.queryByTestId('continue-over-0001')).toBeNull()
  expect(screen.queryByTestId('continue-done-0001')).toBeNull()
  for (const testId of [
    'continue-open-0001',
    'subject-101',
    'paper-sample',
    'combat-learningMap',
    'combat-knowIndex',
    'combat-exercisesSuperTraining',
    'combat-exercisesCombatAbility',
    'combat-exercisesCombatNetwork',
    'combat-exercisesV3Recite',
    'combat-exercisesTopicTrain',
    'combat-exercisesCombatVolunteer',
    'combat-studyReport',
    'combat-exercisesDataStatistics',
    'combat-exercisesCombatRankinglist',
    'combat-exercisesPracticeRecord',
  ])
    await press(testId)
  // From the tenth page on a page is replaced: which, is no matter of this page.
  expect(visits.map((visit) => visit.split(' ')[1])).toEqual([
    '/exercises/exam-test?attempt=open-0001',
    '/exercises/brush-topic?subject=101',
    '/exercises/exam-detail?paperId=sample',
    '/learning-map',
    '/know-index',
    '/exercises/super-training',
    '/exercises/combat-ability',
    '/exercises/combat-network',
    '/exercises/v3/recite',
    '/exercises/topic-train',
    '/exercises/combat-volunteer',
    '/study-report',
    '/exercises/data-statistics',
    '/exercises/combat-rankinglist',
    '/exercises/practice-record',
  ])
})

it('what ends by itself comes first, with its time, though older than all practices; of more than three the rest is told', async () => {
  const exam = attempt('exam-0001', {
    kind: 'exam',
    title: '样卷',
    startedAt: NOW - 60_000,
    endsAt: NOW + 30 * 60_000,
  })
  const test = attempt('test-0001', { kind: 'adaptive', startedAt: NOW - 30_000 })
  const list = [
    attempt('open-0001'),
    attempt('open-0002', { startedAt: NOW - 1000 }),
    test,
    attempt('open-0003', { startedAt: NOW - 90_000 }),
  ]
  const { visits, page } = await openExercise(
    <CombatView />,
    'exercisesCombat',
    {},
    {
      more: {
        [GOING_ON]: ok({ list: [test, exam] }),
        [ATTEMPTS]: ok({ list, total: 4, page: 1, size: 10 }),
      },
    },
  )
  const shown = [...page.container.querySelectorAll('[data-testid^="continue-"]')]
  expect(shown.map((one) => one.getAttribute('data-testid'))).toEqual([
    'continue-exam-0001',
    'continue-open-0001',
    'continue-open-0002',
    'continue-more',
  ])
  expect(screen.getByTestId('left-exam-0001').getAttribute('aria-label')).toBe('剩余时间：还有29分')
  expect(screen.getByText('还有 2 个')).toBeTruthy()
  await press('continue-more')
  expect(visits).toEqual(['push /exercises/practice-record'])
})

it('without a network each part can be asked for again, and the rest is there', async () => {
  await openExercise(
    <CombatView />,
    'exercisesCombat',
    {},
    {
      more: { [ATTEMPTS]: cut, 'GET /exercise/v1/subjects': cut, 'GET /exercise/v1/papers': cut },
    },
  )
  await arrive(60_000)
  expect(screen.getAllByTestId('failure')).toHaveLength(2)
  expect(screen.getByTestId('combat-exercisesPracticeRecord')).toBeTruthy()
})

it('goes on without a network with what was open', async () => {
  const list = [attempt('open-0001')]
  const before = await openExercise(
    <CombatView />,
    'exercisesCombat',
    {},
    { more: { [GOING_ON]: ok({ list: [] }), [ATTEMPTS]: ok({ list, total: 1, page: 1, size: 10 }) } },
  )
  expect(screen.getByTestId('continue-open-0001')).toBeTruthy()
  before.page.unmount()
  const { visits } = await openExercise(
    <CombatView />,
    'exercisesCombat',
    {},
    { more: { [GOING_ON]: cut, [ATTEMPTS]: cut } },
  )
  await arrive(20_000)
  await press('continue-open-0001')
  expect(visits).toEqual(['push /exercises/exam-test?attempt=open-0001'])
})

const STUDENT = `GET /gaoshou/v1/student/${UID}`
const coded = (subject: string, name: string) => ({
  subject,
  name,
  points: [{ point: '第一章', questionCount: 6 }],
  types: [{ type: 'single', questionCount: 6 }],
})
const SUBJECTS = ok([coded('101', '政治'), coded('204', '英语（二）'), coded('408', '计算机')])
const shownSubjects = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('[data-testid^="subject-"]')].map((one) => one.getAttribute('data-testid'))

it('shows the subjects of the learner, the others behind 全部科目, and asks for papers of the own subjects first', async () => {
  const more = {
    'GET /exercise/v1/subjects': SUBJECTS,
    [STUDENT]: ok({ ...studentRecord, subjectIds: ['408', '101'] }),
  }
  const { page, visits, network } = await openExercise(<CombatView />, 'exercisesCombat', {}, { more })
  expect(shownSubjects(page.container)).toEqual(['subject-101', 'subject-408'])
  expect(screen.queryByTestId('combat-choose-subjects')).toBeNull()
  expect(network.sent('GET /exercise/v1/papers')[0]?.url).toContain('own=408%2C101')
  await press('combat-all-subjects')
  expect(shownSubjects(page.container)).toEqual(['subject-101', 'subject-408', 'subject-204'])
  expect(screen.queryByTestId('combat-all-subjects')).toBeNull()
  fireEvent.click(screen.getByText('换科目'))
  await arrive(1000)
  expect(visits).toEqual(['push /subject-set'])
})

it('shows all subjects to a learner without a choice, and the way to choose', async () => {
  const more = { 'GET /exercise/v1/subjects': SUBJECTS, [STUDENT]: ok({ ...studentRecord, subjectIds: [] }) }
  const { page, visits } = await openExercise(<CombatView />, 'exercisesCombat', {}, { more })
  expect(shownSubjects(page.container)).toEqual(['subject-101', 'subject-204', 'subject-408'])
  expect(screen.queryByTestId('combat-all-subjects')).toBeNull()
  await press('combat-choose-subjects')
  expect(visits).toEqual(['push /subject-set'])
})
