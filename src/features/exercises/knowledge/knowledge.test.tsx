import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { UID } from '../../../../tests/builders/fakeStores'
import { knownSubjects, smallSubject } from '../../../../tests/builders/knowledgeSamples'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { storage } from '@/platform/storage'
import type { Query } from '@/lib/query'
import type { RouteId } from '@/routes/table'
import { KnowIndexView } from '../pages/know-index/KnowIndexView'
import { MasterStatusView } from '../pages/master-status/MasterStatusView'
import { StudyKnowledgesView } from '../pages/study-knowledges/StudyKnowledgesView'
import { SubjectAbilityView } from '../pages/subject-ability/SubjectAbilityView'

installExercises()

const KNOWLEDGE = `GET /exercise/v1/users/${UID}/knowledge`
const maths = { key: 'politics', name: '政治', subjectIds: ['101'], pointCount: 12, cardCount: 24 }
const open = (view: ReactElement, id: RouteId, given: Query = {}, answer: Answer = ok(knownSubjects)) =>
  openExercise(view, id, given, {
    more: { [KNOWLEDGE]: answer, 'GET /course/v1/point-subjects': ok([maths]) },
  })
const POINT = encodeURIComponent('唯物论')

const pages: readonly (readonly [RouteId, () => ReactElement])[] = [
  ['knowIndex', () => <KnowIndexView />],
  ['exercisesMasterStatus', () => <MasterStatusView />],
  ['exercisesStudyKnowledges', () => <StudyKnowledgesView />],
  ['exercisesSubjectAbility', () => <SubjectAbilityView />],
]

describe.each(pages)('%s', (id, view) => {
  it('says that there is nothing yet', async () => {
    await open(view(), id, {}, ok([]))
    expect(screen.getByText('题目整理中')).toBeTruthy()
  })

  it('says when it cannot ask, and asks again', async () => {
    const { page } = await open(view(), id, {}, cut)
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
    page.unmount()
    storage.local.remove(`cache:exercise-knowledge:${UID}`)
    await open(view(), id)
    expect(screen.queryByTestId('failure')).toBeNull()
    expect(screen.getAllByText(/思想政治理论/).length).toBeGreaterThan(0)
  })
})

describe('/know-index', () => {
  it('counts the points by level and begins with the weakest', async () => {
    const { visits } = await open(<KnowIndexView />, 'knowIndex')
    expect(screen.getByTestId('know-weak').textContent).toBe('1个薄弱')
    const [first] = screen.getAllByTestId(/^point-/)
    expect(first?.textContent).toContain('唯物论思想政治理论 · 掌握约 31%，基于 10 道题的回答')
    await press('point-101-唯物论')
    await press('know-408')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${POINT}&kind=practice`,
      'push /exercises/master-status?subject=408',
    ])
  })
})

describe('/exercises/master-status', () => {
  it('says each point by a word beside its colour, and under five answers gives no figure', async () => {
    await open(<MasterStatusView />, 'exercisesMasterStatus')
    expect(screen.getByText('已掌握 1，提升中 1，薄弱 1，未测准 1')).toBeTruthy()
    expect(screen.getByTestId('tile-论述').textContent).toBe('论述未测准 3 题')
    expect(screen.getByTestId('tile-唯物论').textContent).toBe('唯物论薄弱 31%')
  })

  it('leads from a weak point to a test on it, to its lessons and to what was missed of it', async () => {
    const { visits } = await open(<MasterStatusView />, 'exercisesMasterStatus', { subject: '101' })
    await press('tile-唯物论')
    for (const action of ['point-test', 'point-missed', 'point-lessons']) await press(action)
    expect(visits).toEqual([
      `push /exercises/knowledge-test?subject=101&point=${POINT}`,
      `push /exercises/mistake-book?subject=101&point=${POINT}`,
      'push /courses/knowledge-structure?subject=politics',
    ])
  })

  it('offers no test where only own writing is asked, and no lessons where no course has them', async () => {
    const { page } = await open(<MasterStatusView />, 'exercisesMasterStatus')
    await press('tile-论述')
    expect(screen.queryByTestId('point-test')).toBeNull()
    page.unmount()
    await open(<MasterStatusView />, 'exercisesMasterStatus', { subject: '408' })
    await press('tile-网络')
    expect(screen.getByTestId('point-test')).toBeTruthy()
    expect(screen.queryByTestId('point-lessons')).toBeNull()
  })
})

describe('/exercises/study-knowledges', () => {
  it('has each point with what can be done for it, and a test over all at the end', async () => {
    const { visits } = await open(<StudyKnowledgesView />, 'exercisesStudyKnowledges')
    expect(screen.getAllByTestId('point-practise')).toHaveLength(4)
    expect(screen.getByText('共 12 题，答过 3 题，满 5 题后给出掌握度')).toBeTruthy()
    expect(screen.getAllByTestId('point-test').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 3 }, () => '测一测 · 10 题'),
    )
    await press('study-synthesis')
    expect(visits).toEqual(['push /exercises/synthesis-test?subject=101'])
  })
})

describe('a point of few questions', () => {
  it('says of how few it is judged, what is missing, and how many a test has', async () => {
    await open(<StudyKnowledgesView />, 'exercisesStudyKnowledges', {}, ok([smallSubject]))
    for (const text of [
      '共 3 题，答过 1 题，满 3 题后给出掌握度',
      '共 3 题，掌握约 55%，基于 3 道题的回答（不足 5 题，仅供参考）',
      '共 1 题，答过 1 题；这里题太少，暂不给出掌握度',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByTestId('point-test').map(({ textContent }) => textContent)).toEqual(
      [2, 3, 1].map((size) => `测一测 · ${size} 题`),
    )
  })
})

describe('/exercises/subject-ability', () => {
  it('says the ability now and by week in words; thin weeks are left out', async () => {
    const { visits } = await open(<SubjectAbilityView />, 'exercisesSubjectAbility')
    expect(screen.getByText('能力值 56，大概率在 50–62 之间（50 为中等水平）')).toBeTruthy()
    expect(screen.getByText('从 11-02 当周的 48 到 11-16 当周的 56，升高 8（50 为中等水平）')).toBeTruthy()
    await press('ability-measure')
    expect(visits).toEqual(['push /exercises/combat-ability-test?subject=101'])
  })

  it('says what is missing where too little was answered', async () => {
    await open(<SubjectAbilityView />, 'exercisesSubjectAbility', { subject: '408' })
    expect(screen.getByText('这科答过 0 题，满 5 题后给出能力值')).toBeTruthy()
    expect(screen.getByText('有两周各答满 5 题后，这里画出变化')).toBeTruthy()
  })
})
