import { fireEvent, screen } from '@testing-library/react'
import type { ProgrammeDetail } from '@/contracts/choose/programmes'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../tests/builders/renderIn'
import { ChanceCard } from './ChanceCard'

const detail = (given: Partial<ProgrammeDetail> = {}): ProgrammeDetail => ({
  programmeId: '010-0812',
  schoolId: '010',
  school: '北京邮电大学',
  province: '北京',
  region: 'A',
  level: 2,
  tier: '211',
  code: '0812',
  name: '计算机科学与技术',
  dept: '',
  degree: 'academic',
  origin: 'record',
  quota: null,
  latestYear: 2026,
  latestLine: 330,
  competition: null,
  exemptShare: null,
  papers: [],
  shape: 'four',
  years: [],
  facts: {
    targetYear: 2027,
    is985: false,
    region: 'A',
    hasPool: true,
    isEngineering: true,
    fullMarks: 500,
    nationalLine: { total: 264, isPublished: false },
    official: { year: 2026, line: 330, nationalLine: 264 },
    basic: null,
    lists: [],
  },
  singles: { hundred: 35, above: 53 },
  bands: { steadyFrom: 0.4, safeFrom: 0.7, safeReach: 0.95 },
  retired: false,
  source: { title: '示例来源', checkedOn: '2026-11-26' },
  ...given,
})

const move = (paper: string, value: number): void => {
  const slider = screen.getByTestId(`what-if-${paper}`)
  fireEvent.change(slider, { target: { value: String(value) } })
  fireEvent.pointerUp(slider)
}

it('answers what-if scores at once and names a paper below its line', () => {
  const { stores } = fakeStores()
  renderIn(stores, <ChanceCard detail={detail()} />)
  move('politics', 70)
  move('foreign', 70)
  move('first', 120)
  move('second', 130)
  expect(screen.getByText('预估总分 390 / 500 分')).toBeTruthy()
  expect(screen.getByText('保')).toBeTruthy()
  move('foreign', 20)
  expect(screen.getByText('外语 20 分低于最近一年的单科线 35 分，先补这一科')).toBeTruthy()
})

it('says 数据不足 instead of a number, and marks samples', () => {
  const { stores } = fakeStores()
  const facts = { ...detail().facts, hasPool: false, official: null }
  renderIn(stores, <ChanceCard detail={detail({ origin: 'sample', facts })} />)
  expect(screen.getByText('数据不足，不作估计')).toBeTruthy()
  expect(screen.getByText('示例数据')).toBeTruthy()
})
