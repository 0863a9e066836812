import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { ContentLoader } from '../../../server/src/authoring/ContentLoader'
import { goods } from '../../../server/src/db/schema/content'
import { migrate } from '../../../server/src/db/migrate'
import { contentFolder } from '../../../server/src/services/allContent'
import { copyContent } from '../../builders/copyContent'
import { openTestDatabase } from '../harness/openTestDatabase'

type Goods = { goodsId: string; price: number; priceConfirmed?: number }[]
const FILE = 'goods/08-cs.json'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database.db)
})
afterAll(() => database.close())

const folderWith = (change: (goods: Goods) => void, revision = 1): string => {
  const dir = copyContent()
  const goods = JSON.parse(readFileSync(join(dir, FILE), 'utf8')) as Goods
  change(goods)
  writeFileSync(join(dir, FILE), JSON.stringify(goods))
  writeFileSync(join(dir, 'revision.json'), JSON.stringify({ revision }))
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
  expect(standing.revision).toMatch(/^1-[0-9a-f]{8}$/)
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
