import { saveSheetPhotos, sheetPhotos } from '@/contracts/score/photos'
import { startBackend, type Backend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('keeps photos of the own uploads for the learner alone', async () => {
  const me = await backend.login('13900391001')
  const other = await backend.login('13900391002')
  const photo = '/uploads/sheet-photo.jpg'
  await backend.rows(`insert into uploads (id, uid, media_type, bytes, created_at)
    values ('sheet-photo.jpg', ${me.uid}, 'image/jpeg', 10, now())`)
  const params = { uid: me.uid, id: 'politics-mock-1' }
  expect(await backend.ask(sheetPhotos, { params }, me.token)).toEqual({ pictures: [] })
  const body = { pictures: [photo, photo] }
  expect(await backend.ask(saveSheetPhotos, { params, body }, me.token)).toEqual({ pictures: [photo] })
  expect(await backend.ask(sheetPhotos, { params }, me.token)).toEqual({ pictures: [photo] })
  expect((await backend.call(sheetPhotos, { params }, other.token)).status).toBe(403)
  const theirs = { params: { uid: other.uid, id: 'politics-mock-1' }, body }
  expect(await backend.call(saveSheetPhotos, theirs, other.token)).toMatchObject({ code: 'Y40082' })
  const unknown = { params: { uid: me.uid, id: 'no-paper' }, body }
  expect((await backend.call(saveSheetPhotos, unknown, me.token)).status).toBe(404)
  await backend.ask(saveSheetPhotos, { params, body: { pictures: [] } }, me.token)
  expect(await backend.ask(sheetPhotos, { params }, me.token)).toEqual({ pictures: [] })
})
