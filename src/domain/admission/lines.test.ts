import { degreeOfCode, type NationalLineRow, nationalLineOf, newestNationalLine } from './nationalLine'
import { basicLineOf, coversCode, type SchoolLineRow } from './schoolLine'

const row = (given: Partial<NationalLineRow>): NationalLineRow => ({
  year: 2026,
  degree: 'both',
  cat: '08',
  name: '工学',
  codes: [],
  a: [264, 38, 57],
  b: [254, 35, 53],
  ...given,
})

const rows = [
  row({}),
  row({ name: '工学照顾专业', codes: ['0801', '0806'], a: [251, 33, 50], b: [241, 30, 45] }),
  row({ year: 2023, degree: 'academic', a: [273, 38, 57] }),
  row({ year: 2023, degree: 'professional', a: [260, 38, 57] }),
]

it('takes the row that names the code before the rest of the category', () => {
  const lines = ['0812', '0801', '0854'].map(
    (code) => nationalLineOf(rows, { year: 2026, code, region: 'A', degree: 'unknown' })?.total,
  )
  expect(lines).toEqual([264, 251, 264])
})

it('distinguishes academic from professional degrees in a year with two tables', () => {
  const line = (code: string) =>
    nationalLineOf(rows, { year: 2023, code, region: 'A', degree: 'unknown' })?.total
  expect([line('0812'), line('085404')]).toEqual([273, 260])
  expect(['0812', '0870', '1251'].map(degreeOfCode)).toEqual(['academic', 'academic', 'professional'])
})

it('falls back to the newest year that has the line', () => {
  const query = { year: 2027, code: '0812', region: 'B', degree: 'academic' } as const
  expect(newestNationalLine(rows, query)).toMatchObject({ year: 2026, total: 254 })
  expect(newestNationalLine(rows, { ...query, code: '0101' })).toBeUndefined()
})

it.each([
  ['08', '0812', true],
  ['0854/0855/0862', '0855', true],
  ['0854-0859', '0857', true],
  ['0854-0859', '0860', false],
  ['1253,1257', '1257', true],
  ['0854 信息学院', '0854', false],
])('the line of %s and %s', (codes, code, covers) => expect(coversCode(codes, code)).toBe(covers))

it('takes the most exact basic line of a school', () => {
  const line = (codes: string, total: number): SchoolLineRow => ({
    year: 2026,
    degree: 'academic',
    codes,
    total,
    scope: 'school',
  })
  const found = basicLineOf([line('08', 310), line('0812', 350)], {
    year: 2026,
    code: '081200',
    degree: 'academic',
  })
  expect(found?.total).toBe(350)
})
