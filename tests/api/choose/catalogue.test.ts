import { schools as baseSchools } from '@/contracts/base/dictionary'
import { admissionCalendar, nationalLines } from '@/contracts/choose/lines'
import { chooseMajor, chooseMajors, examUnits } from '@/contracts/choose/majors'
import { chooseSearch, findProgramme, programme, programmes } from '@/contracts/choose/programmes'
import {
  chooseSchool,
  chooseSchoolLines,
  chooseSchools,
  schoolFilters,
  selfLineSchools,
} from '@/contracts/choose/schools'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const found = (text: string) => backend.ask(chooseSearch, { query: { text } })
const firstSchool = async (text: string) => (await found(text)).schools[0]?.name

describe('search', () => {
  test.each([
    ['北邮', '北京邮电大学'],
    ['bjyddx', '北京邮电大学'],
    ['beijingyoudian', '北京邮电大学'],
    ['北京油电大学', '北京邮电大学'],
    ['华东师大', '华东师范大学'],
  ])('finds a school by %s', async (text, name) => {
    expect(await firstSchool(text)).toBe(name)
  })

  test('finds majors and the programmes of a school for one', async () => {
    expect((await found('计算机科学')).majors[0]).toMatchObject({ id: '0812', name: '计算机科学与技术' })
    for (const text of ['北邮 计算机', '北邮计算机科学与技术']) {
      const { programmes: rows } = await found(text)
      expect(new Set(rows.map(({ school }) => school))).toEqual(new Set(['北京邮电大学']))
      expect(rows[0]?.code.startsWith('08')).toBe(true)
    }
    expect(await found('！！')).toEqual({ schools: [], majors: [], programmes: [] })
  })

  test('serves the dictionary of schools too', async () => {
    const { list } = await backend.ask(baseSchools, { query: { keyword: '北邮' } })
    expect(list[0]?.name).toBe('北京邮电大学')
  })
})

describe('schools', () => {
  test('are filtered by province, type and tier', async () => {
    const query = { province: '北京,上海', level: '3', type: '理工' }
    const { list, total } = await backend.ask(chooseSchools, { query })
    expect(total).toBe(list.length)
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['上海交通大学', '北京理工大学']))
    expect(list.every(({ tier }) => tier === '985')).toBe(true)
    const { provinces, types } = await backend.ask(schoolFilters, {})
    expect(provinces.length).toBe(31)
    expect(types.length).toBeGreaterThan(10)
  })

  test('say where their facts come from, and show their lines by year', async () => {
    const { list } = await backend.ask(chooseSchools, { query: { keyword: '清华' } })
    const id = list[0]?.schoolId ?? ''
    const detail = await backend.ask(chooseSchool, { params: { id } })
    expect(detail).toMatchObject({ name: '清华大学', code: '10003', facts: { recommends: true } })
    expect(detail.lineYears).toEqual([2026, 2025, 2024])
    const lines = await backend.ask(chooseSchoolLines, { params: { id }, query: { year: 2025 } })
    expect(lines.lines.length).toBeGreaterThan(20)
    expect(lines.source.checkedOn).toBe('2026-11-26')
    const missing = await backend.call(chooseSchool, { params: { id: 'nowhere' } })
    expect(missing).toMatchObject({ status: 404 })
  })

  test('that draw their own lines are thirty-four', async () => {
    const { schools, year } = await backend.ask(selfLineSchools, { query: { code: '08' } })
    expect(schools).toHaveLength(34)
    expect(year).toBe(2026)
    expect(schools.filter(({ line }) => line !== null).length).toBeGreaterThan(25)
  })
})

describe('majors and lines', () => {
  test('go from category to second level', async () => {
    const categories = await backend.ask(chooseMajors, { query: {} })
    expect(categories).toHaveLength(14)
    const below = await backend.ask(chooseMajors, { query: { parent: '08' } })
    expect(below.some(({ name }) => name === '计算机科学与技术')).toBe(true)
    const detail = await backend.ask(chooseMajor, { params: { code: '0812' } })
    expect(detail.above).toEqual([{ code: '08', name: '工学' }])
    expect(detail.lines[0]).toMatchObject({ year: 2026, a: [264, 35, 53] })
    expect(detail.papers[0]?.papers.map(({ code }) => code)).toEqual(['101', '201', '301', '408'])
    expect(detail.schools).toBeGreaterThan(20)
  })

  test('the national line names its official notice', async () => {
    const newest = await backend.ask(nationalLines, { query: {} })
    expect(newest).toMatchObject({ year: 2026, notice: { publishedOn: '2026-02-28' } })
    expect(newest.rows.find(({ name }) => name === '哲学')?.a).toEqual([326, 41, 62])
    expect((await backend.ask(nationalLines, { query: { year: 2019 } })).rows).toEqual([])
    const calendar = await backend.ask(admissionCalendar, { query: {} })
    expect(calendar.examYear).toBe(2027)
    expect(calendar.events.find(({ event }) => event === '初试')).toMatchObject({ start: '2026-12-19' })
    expect((await backend.ask(examUnits, {})).list.find(({ code }) => code === '408')?.full).toBe(150)
  })
})

describe('programmes', () => {
  test('are walked page by page without a repetition', async () => {
    const query = { code: '0812', size: 20 }
    const first = await backend.ask(programmes, { query })
    expect(first.total).toBeGreaterThan(40)
    const second = await backend.ask(programmes, { query: { ...query, cursor: first.next ?? '' } })
    const ids = [...first.list, ...second.list].map(({ programmeId }) => programmeId)
    expect(new Set(ids).size).toBe(40)
    expect(second.total).toBeNull()
  })

  test('hold at least four thousand, and say which are samples', async () => {
    const [{ all, samples } = { all: 0, samples: 0 }] = await backend.rows(
      `select count(*)::int as all, count(*) filter (where origin = 'sample')::int as samples from programmes`,
    )
    expect(Number(all)).toBeGreaterThan(4000)
    expect(Number(samples)).toBeLessThan(Number(all))
    const { list } = await backend.ask(programmes, { query: { real: '1' } })
    expect(new Set(list.map(({ origin }) => origin))).toEqual(new Set(['record']))
  })

  test('bring the facts of the chance model', async () => {
    const { list } = await backend.ask(findProgramme, {
      query: { school: '北京邮电大学', major: '计算机科学与技术' },
    })
    const id = list[0]?.programmeId ?? ''
    const detail = await backend.ask(programme, { params: { id }, query: {} })
    expect(detail.facts).toMatchObject({
      targetYear: 2027,
      hasPool: true,
      isEngineering: true,
      fullMarks: 500,
      nationalLine: { total: 264, isPublished: false },
    })
    expect(detail.singles).toEqual({ hundred: expect.any(Number), above: expect.any(Number) })
    expect(detail.bands.safeReach).toBe(0.95)
  })
})
