import * as goods from '@/contracts/course/goods'
import { courseTypePowerHomes } from '@/contracts/gaoshou/courseTypePowers'
import { matchAddress } from '@/routes/matchAddress'
import { routeOf } from '@/routes/routeOf'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let types: goods.ClassType[]
beforeAll(async () => {
  backend = await startBackend()
  types = await backend.ask(goods.classTypes, {})
})
afterAll(() => backend.stop())

test('each class type × term leads to goods of that type and term, which are on sale', async () => {
  const cells = types.flatMap(({ code, name, terms }) =>
    terms.map(({ term, goodsId }) => ({ code, name, term, goodsId })),
  )
  expect([types.length, cells.length]).toEqual([37, 74])
  const sold = []
  for (const { goodsId } of cells) {
    const found = await backend.ask(goods.goodsDetail, { params: { goodsId } })
    sold.push({ code: found.classType, name: found.classTypeName, term: found.term, goodsId: found.goodsId })
  }
  expect(sold).toEqual(cells)
})

test('the family of each class type is its group, itself first, as the table has them', async () => {
  for (const { code, group } of types) {
    const family = await backend.ask(goods.courseTypeFamily, { params: { id: code } })
    const others = types.filter((one) => one.group === group && one.code !== code)
    expect([code, family.map((one) => one.code)]).toEqual([code, [code, ...others.map((one) => one.code)]])
    expect(family).toEqual(family.map((one) => types.find((row) => row.code === one.code)))
  }
})

/** The page that an address of the app opens; undefined where no row matches. */
const pageOf = (path: string): string | undefined => {
  const match = matchAddress(path.replace(/\?.*/, ''))
  return match && routeOf(match.id).page
}

test('each power leads to a page that is there, and is named once', async () => {
  const powers = await backend.ask(courseTypePowerHomes, {})
  expect(powers.length).toBeGreaterThan(0)
  for (const field of ['id', 'name', 'path'] as const)
    expect(new Set(powers.map((power) => power[field])).size).toBe(powers.length)
  for (const { path } of powers) expect([path, pageOf(path)]).not.toEqual([path, undefined])
})
