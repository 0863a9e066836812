import { everyRow } from './everyRow'
import type { RouteId } from './table'
import { titleOf } from './titleOf'

const title = (id: RouteId, query: Record<string, string>): string => titleOf(everyRow[id].title, query)

describe('titles with a rule (seed §2)', () => {
  it.each([
    [{}, '金榜题名'],
    [{ showWM: 'true' }, '金榜题名·微信版'],
    [{ showWM: 'false' }, '金榜题名'],
    [{ showWM: '' }, '金榜题名'],
    [{ showWM: 'True' }, '金榜题名'],
  ])('/super-gold with %j is %s: only showWM=true changes it', (query, shown) => {
    expect(title('superGold', query)).toBe(shown)
  })

  it.each([
    [{ module: 'user' }, '我的选校'],
    [{ module: 'precise' }, '精准选校'],
    [{ module: 'quick' }, '快速选校'],
    [{ module: 'other' }, '选校表单'],
    [{}, '选校表单'],
  ])('/choose/form with %j is %s', (query, shown) => expect(title('chooseForm', query)).toBe(shown))

  it.each([
    [{ isSelectSchool: '1' }, '精准智能选报'],
    [{ isSelectSchool: '' }, '精准智能选报'],
    [{ isSelectSchool: 'false' }, '精准智能选报'],
    [{}, '志愿实战'],
  ])('/exercises/combat-volunteer with %j is %s: being present is enough', (query, shown) => {
    expect(title('exercisesCombatVolunteer', query)).toBe(shown)
  })

  it.each(['constructor', 'toString', '__proto__'])('are not fooled by %s', (value) => {
    expect(title('superGold', { showWM: value })).toBe('金榜题名')
    expect(title('chooseForm', { module: value })).toBe('选校表单')
  })

  it('do not need a query', () => {
    expect(titleOf('登录')).toBe('登录')
    expect(titleOf(everyRow['chooseForm'].title)).toBe('选校表单')
  })
})
