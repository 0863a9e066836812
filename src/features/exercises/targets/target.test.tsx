import { fireEvent, screen } from '@testing-library/react'
import { UID } from '../../../../tests/builders/fakeStores'
import { knownSubjects } from '../../../../tests/builders/knowledgeSamples'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { targetSample } from '../../../../tests/builders/progressSamples'
import { arrive } from '../../../../tests/builders/renderIn'
import { bodyOf, ok } from '../../../../tests/builders/scriptedNetwork'
import { CombatVolunteerView } from '../pages/combat-volunteer/CombatVolunteerView'

installExercises()

const TARGET = `GET /progress/v1/users/${UID}/target`
const STUDENT = `PUT /gaoshou/v1/student/${UID}`
const known = { [`GET /exercise/v1/users/${UID}/knowledge`]: ok(knownSubjects) }
const school = { id: '001', name: '北京大学', province: '北京', tier: '985' }
const choices = {
  'GET /base/v1/school': ok({ list: [school], total: 1, page: 1, size: 6 }),
  'GET /progress/v1/majors': ok([targetSample().major]),
}
const nothing = targetSample({ targetSchool: '', targetMajor: '', school: null, major: null, subjects: [] })
const open = (given: Record<string, string>, target = targetSample()) =>
  openExercise(<CombatVolunteerView />, 'exercisesCombatVolunteer', given, {
    more: { [TARGET]: ok(target), ...known, ...choices },
  })

it('says what the target asks and how far one is, and leads to the training', async () => {
  const { visits } = await open({})
  expect(screen.getByText('北京大学')).toBeTruthy()
  expect(screen.getByText('参考水平 70（示例）；你的能力值 56，大概率在 50–62 之间，基于 23 题')).toBeTruthy()
  expect(screen.getByText('有差距')).toBeTruthy()
  expect(screen.getByText('这科的题还在整理，先练其他科')).toBeTruthy()
  await press('target-first')
  await press('train-101')
  await press('paper-101')
  expect(visits).toEqual([
    'push /exercises/special-train-sys?subject=101',
    'push /exercises/special-train-sys?subject=101',
    'push /exercises/exam-detail?subject=101',
  ])
})

it('measures first what is not known', async () => {
  const { visits } = await openExercise(
    <CombatVolunteerView />,
    'exercisesCombatVolunteer',
    {},
    {
      more: {
        [TARGET]: ok(targetSample()),
        [`GET /exercise/v1/users/${UID}/knowledge`]: ok([{ ...knownSubjects[0], ability: null }]),
      },
    },
  )
  await press('target-first')
  expect(visits).toEqual(['push /exercises/combat-ability-test?subject=101'])
})

it('has the choice first where a school is to be selected, and keeps it with the record', async () => {
  const { network } = await open({ isSelectSchool: '1' }, nothing)
  await press('target-save')
  fireEvent.click(screen.getByTestId('choice-北京大学'))
  await press('target-save')
  fireEvent.click(screen.getByTestId('choice-历史学'))
  network.answers[STUDENT] = ok({
    uid: UID,
    name: '小研',
    avatar: '',
    school: '',
    major: '',
    grade: '',
    targetSchool: '北京大学',
    targetMajor: '历史学',
    examYear: null,
    subjectIds: [],
    complete: false,
    verified: false,
    updatedAt: 1,
  })
  network.answers[TARGET] = ok(targetSample())
  expect(network.sent(STUDENT)).toEqual([])
  await press('target-save')
  await arrive(1000)
  expect(network.sent(STUDENT).map(bodyOf)).toMatchObject([
    { targetSchool: '北京大学', targetMajor: '历史学' },
  ])
  expect(screen.getByTestId('target-101')).toBeTruthy()
})

it('finds a school by a part of its name, and changes a target', async () => {
  await open({})
  await press('target-change')
  fireEvent.input(screen.getByTestId('target-school'), { target: { value: '北京' } })
  await arrive(1000)
  expect(screen.getByTestId('choice-北京大学')).toBeTruthy()
})

it('says what to do with a major that nobody here knows', async () => {
  await open({}, targetSample({ targetMajor: '考古学', major: null, subjects: [] }))
  expect(screen.getByText(/资料里填的专业是「考古学」/)).toBeTruthy()
})
