import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../server/src/app'
import { migrate } from '../../../server/src/db/migrate'
import { copyContent } from '../../builders/copyContent'
import { openTestDatabase } from '../harness/openTestDatabase'
import { contentDir } from '../harness/startBackend'

test('bad content stops a first start with a sentence, and no later one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yantu-bad-'))
  const bad = copyContent()
  writeFileSync(join(bad, 'subjects.json'), '{')
  const database = await openTestDatabase()
  await migrate(database.db)
  await database.db.execute('delete from content_areas')
  const options = { database, uploadDir: join(folder, 'uploads'), logLevel: 'silent' }
  await expect(createApp({ ...options, contentDir: bad })).rejects.toThrow(/subjects\.json.*npm run content/)
  await (await createApp({ ...options, contentDir })).fastify.close()
  const app = await createApp({ ...options, contentDir: bad })
  expect((await app.fastify.inject('/base/v1/subject')).statusCode).toBe(200)
  await app.fastify.close()
  await database.close()
})

test('content that no check finds bad and the database refuses stops no later start either, and is told with its reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yantu-refused-'))
  const bad = copyContent()
  const file = join(bad, 'goods/01-featured.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"learners": \d+/, '"learners": 3000000000'))
  const database = await openTestDatabase()
  await migrate(database.db)
  const options = { database, uploadDir: join(folder, 'uploads'), logLevel: 'silent' }
  await (await createApp({ ...options, contentDir })).fastify.close()
  const app = await createApp({ ...options, contentDir: bad })
  expect((await app.fastify.inject('/base/v1/subject')).statusCode).toBe(200)
  const standing: unknown = (await app.fastify.inject('/healthz')).json()
  expect(standing).toMatchObject({
    content: {
      problems: [expect.stringMatching(/^content\/course: the database refuses it: .*out of range/)],
    },
  })
  await app.fastify.close()
  await database.close()
})
