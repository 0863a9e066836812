import { pino } from 'pino'
import type { Db } from '../db/Database'
import type { ContentFolder } from './ContentFolder'
import { ContentLoader } from './ContentLoader'

const problem = { file: 'films.json', path: '', reason: 'there is no file' }

/** A keeper of a folder that is refused, over a database that may be away. */
const keeperOf = () => {
  const world = { isAway: false, reads: 0 }
  const folder = {
    parts: [{ area: 'course' }],
    stamp: () => 'as it was',
    hashes: () => new Map([['course', 'new']]),
    revision: () => 1,
    read: () => {
      world.reads += 1
      return { content: null, problems: [problem] }
    },
  }
  const from = () => (world.isAway ? Promise.reject(new Error('away')) : Promise.resolve([]))
  const db = { select: () => ({ from }) }
  const keeper = new ContentLoader({
    db: db as unknown as Db,
    folder: folder as unknown as ContentFolder,
    clock: () => 0,
    log: pino({ level: 'silent' }),
  })
  return { world, keeper, db: db as unknown as Db }
}

test('content that was refused is looked at again, also after the database was away, and its problems stay told', async () => {
  const { world, keeper, db } = keeperOf()
  await keeper.follow()
  world.isAway = true
  await expect(keeper.follow()).rejects.toThrow('away')
  world.isAway = false
  const told = ['content/films.json: there is no file']
  expect((await keeper.standing(db)).problems).toEqual(told)
  await keeper.follow()
  expect(world.reads).toBe(2)
  expect((await keeper.standing(db)).problems).toEqual(told)
})
