import { screen } from '@testing-library/react'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { CollegesView } from '../pages/colleges/CollegesView'

installExercises()

const school = { id: '004', name: '北京师范大学', province: '北京' }
const paper = {
  paperId: 'college-004-311-2025',
  title: '教育学 311 统考卷型练习一（示例）',
  subject: '311',
  subjectName: '教育学专业基础',
  school,
  year: 2025,
  minutes: 120,
  questionCount: 25,
  points: 100,
}
const answers = {
  'GET /exercise/v1/college-choices': ok({
    schools: [school],
    subjects: [{ subject: '311', name: '教育学专业基础' }],
    years: [2025, 2024],
  }),
  'GET /exercise/v1/college-papers': ok({ list: [paper], total: 1, page: 1, size: 20 }),
}
const show = (more: Parameters<typeof open>[3] = { more: answers }, given = {}) =>
  open(<CollegesView />, 'exercisesColleges', given, more)

it('says that these are samples, and leads to the paper', async () => {
  const { visits } = await show()
  expect(screen.getByText(/统考卷型自编的练习，不是真题/)).toBeTruthy()
  expect(screen.queryByText(/北京师范大学 2025/)).toBeNull()
  await press('college-college-004-311-2025')
  expect(visits).toEqual(['push /exercises/exam-detail?paperId=college-004-311-2025'])
})

it('names the school and the year of a real paper only', async () => {
  const real = { ...paper, title: '教育学专业基础真题' }
  await show({
    more: {
      ...answers,
      'GET /exercise/v1/college-papers': ok({ list: [real], total: 1, page: 1, size: 20 }),
    },
  })
  expect(screen.getByText(/北京师范大学 2025 · 25 题/)).toBeTruthy()
})

it('goes by subject, year and school', async () => {
  const { network } = await show(undefined, { year: '2024' })
  await press('tab-311')
  await press('choice-004')
  const asked = network.requests.filter(({ url }) => url.includes('college-papers'))
  expect(asked.map(({ url }) => url.split('?')[1]?.split('&').sort())).toEqual([
    ['page=1', 'size=20', 'year=2024'],
    ['page=1', 'size=20', 'subject=311', 'year=2024'],
    ['page=1', 'school=004', 'size=20', 'subject=311', 'year=2024'],
  ])
})

it('where there is no such paper all are offered', async () => {
  const none = ok({ list: [], total: 0, page: 1, size: 20 })
  const { network } = await show(
    { more: { ...answers, 'GET /exercise/v1/college-papers': none } },
    { year: '2024' },
  )
  await press('empty-action')
  expect(network.requests.filter(({ url }) => url.includes('college-papers')).pop()?.url).not.toContain(
    'year',
  )
})

it('without a network can be asked for again', async () => {
  await show({ more: { 'GET /exercise/v1/college-choices': cut } })
  await arrive(60_000)
  expect(screen.getByTestId('failure')).toBeTruthy()
})
