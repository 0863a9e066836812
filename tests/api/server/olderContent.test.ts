import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { ContentLoader } from '../../../server/src/authoring/ContentLoader'
import { goods } from '../../../server/src/db/schema/content'
import { migrate } from '../../../server/src/db/migrate'
import { contentFolder } from '../../../server/src/services/allContent'
import { copyContent, shipped } from '../../builders/copyContent'
import { openTestDatabase } from '../harness/openTestDatabase'

type Goods = { goodsId: string; price: number; priceConfirmed?: number }[]
const FILE = 'goods/08-cs.json'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database.db)
})
afterAll(() => database.close())

/** The revision of the shipped content, which a database of these tests may hold already. */
const SHIPPED = contentFolder(shipped).revision()

/** A copy of the content with changed goods, `later` revisions after the shipped one. */
const folderWith = (change: (goods: Goods) => void, later = 0): string => {
  const dir = copyContent()
  const goods = JSON.parse(readFileSync(join(dir, FILE), 'utf8')) as Goods
  change(goods)
  writeFileSync(join(dir, FILE), JSON.stringify(goods))
  writeFileSync(join(dir, 'revision.json'), JSON.stringify({ revision: SHIPPED + later }))
  return dir
}

/** A process that starts with a folder. */
const start = async (dir: string) => {
  const keeper = new ContentLoader({
    db: database.db,
    folder: contentFolder(dir),
    clock: () => 1,
    log: pino({ level: 'silent' }),
  })
  await keeper.start()
  return keeper
}

const priceTo =
  (price: number, fields: object = {}) =>
  (goods: Goods) => {
    if (goods[0]) Object.assign(goods[0], { price, ...fields })
  }
const shownPrice = async (): Promise<unknown> => {
  const [first] = JSON.parse(readFileSync(join(copyContent(), FILE), 'utf8')) as Goods
  const [row] = await database.db
    .select({ price: goods.price })
    .from(goods)
    .where(eq(goods.goodsId, first?.goodsId ?? ''))
  return row?.price
}

test('no start takes newer content back, and no slip of a price is loaded', async () => {
  const first = folderWith(priceTo(360_000))
  await start(first)
  const second = folderWith(priceTo(350_000))
  await start(second)
  expect(await shownPrice()).toBe(350_000)

  const old = await start(first)
  expect(await shownPrice()).toBe(350_000)
  const standing = await old.standing(database.db)
  expect(standing.problems[0]).toContain('newer content of course')
  expect(standing.revision).toMatch(new RegExp(`^${SHIPPED}-[0-9a-f]{8}$`))
  await old.follow()
  expect(await shownPrice()).toBe(350_000)
  // A file of another area is saved: the folder stays older content.
  const about = join(first, 'about.json')
  writeFileSync(about, `${readFileSync(about, 'utf8')}\n`)
  await old.follow()
  expect(await shownPrice()).toBe(350_000)

  await start(folderWith(priceTo(340_000), 3))
  await start(folderWith(priceTo(330_000), 2))
  expect(await shownPrice()).toBe(340_000)

  const slip = await start(folderWith(priceTo(3600), 3))
  expect((await slip.standing(database.db)).problems[0]).toContain('"priceConfirmed": 3600')
  expect(await shownPrice()).toBe(340_000)
  await start(folderWith(priceTo(3600, { priceConfirmed: 3600 }), 3))
  expect(await shownPrice()).toBe(3600)
})

test('a start that loads nothing still reports likely price mistakes, but only of its own files', async () => {
  const dir = folderWith(priceTo(3600, { priceConfirmed: 3600, originalPrice: 900_000 }), 4)
  const noticesAt = async (folder: string) => (await (await start(folder)).standing(database.db)).notices
  const first = await noticesAt(dir)
  expect(first.join()).toContain(FILE)
  expect(await noticesAt(dir)).toEqual(first)
  expect((await noticesAt(folderWith(priceTo(340_000), 5))).join()).not.toContain(FILE)
})

test('changed content gets a revision of its own', () => {
  const dir = folderWith(priceTo(320_000), 6)
  expect(contentFolder(dir).raise()).toBe(true)
  expect(contentFolder(dir).revision()).toBe(SHIPPED + 7)
  expect(contentFolder(dir).raise()).toBe(false)
  writeFileSync(join(dir, FILE), readFileSync(join(dir, FILE), 'utf8').replace('320000', '310000'))
  expect(contentFolder(dir).raise()).toBe(true)
  expect(contentFolder(dir).release()).toMatchObject({
    revision: SHIPPED + 8,
    mark: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
})

test('a release that reverts an area is not taken back by a folder of a release before it', async () => {
  const text = (dir: string) => readFileSync(join(dir, 'about.json'), 'utf8')
  const reverted = folderWith(priceTo(300_000), 20)
  await start(reverted)
  const between = folderWith(priceTo(310_000), 21)
  // Equal files with a higher revision: nothing to load, as after a revert of the whole release.
  const again = folderWith(priceTo(300_000), 22)
  expect(text(again)).toBe(text(reverted))
  await start(again)
  const old = await start(between)
  expect((await old.standing(database.db)).problems[0]).toContain('newer content of course')
  expect(await shownPrice()).toBe(300_000)

  // One area is reverted while another one changes.
  const both = folderWith(priceTo(300_000), 24)
  writeFileSync(join(both, 'about.json'), `${text(both)}\n`)
  await start(both)
  await start(folderWith(priceTo(310_000), 23))
  expect(await shownPrice()).toBe(300_000)
})

test('a broken revision file stops no start with loaded content, loads nothing, and is named', async () => {
  const dir = folderWith(priceTo(290_000), 25)
  writeFileSync(join(dir, 'revision.json'), '<<<<<<< HEAD\n{ "revision": 7 }')
  const before = await shownPrice()
  const standing = await (await start(dir)).standing(database.db)
  expect(standing).toMatchObject({ isThere: true, changed: expect.arrayContaining(['course']) })
  expect(standing.problems[0]).toMatch(/^content\/revision\.json: line 1, column 1: .*must hold a number/)
  expect(await shownPrice()).toBe(before)
  expect(contentFolder(dir).read().problems).toContainEqual(
    expect.objectContaining({ file: 'revision.json' }),
  )
  writeFileSync(join(dir, 'revision.json'), '{ "revision": "7" }')
  expect(() => contentFolder(dir).raise()).toThrow('revision.json')
})
