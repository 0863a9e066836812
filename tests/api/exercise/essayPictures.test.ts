import * as v from 'valibot'
import { stsToken } from '@/contracts/base/uploads'
import exam from '../../../content/exams/politics-mock-1.json'
import { examinee } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'
import { png, uploadPicture } from '../harness/uploadPicture'

const TEN_MEGABYTES = 10 * 1024 * 1024
const essay = exam.sections[2]?.questions[0] ?? ''
const large = Buffer.concat([png, Buffer.alloc(TEN_MEGABYTES - png.length)])
const tooLarge = { status: 413, code: 'Y413', msg: '文件太大，请压缩后再传' }

let backend: Backend
let me: { uid: string; token: string }
let sat: Awaited<ReturnType<ReturnType<typeof examinee>>>
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900008901')
  sat = await examinee(backend, me)({ kind: 'exam', paperId: 'politics-mock-1' })
})
afterAll(() => backend.stop())

const upload = async (picture: Buffer): Promise<unknown> => {
  const { securityToken } = await backend.ask(stsToken, {}, me.token)
  return (await uploadPicture(backend, securityToken, picture)).json()
}
const write = (text: string, pictures: string[] = []) =>
  sat.send([sat.answer(essay, { type: 'writing', text, pictures })])
const kept = async () => ({
  uploads: await backend.rows('select id from uploads'),
  events: await backend.rows('select id from exercise_events order by id'),
  answers: (await sat.view()).answers,
})

test('a picture of ten megabytes is refused in words on both ways in, and leaves nothing behind', async () => {
  await write('规律是客观的')
  const before = await kept()
  expect(await upload(large)).toEqual(tooLarge)
  const inlined = `data:image/png;base64,${large.toString('base64')}`
  for (const answer of [await write('', [inlined]), await write(inlined)])
    expect(answer.json).toEqual(tooLarge)
  // A small one has its way in too: an answer names what was uploaded, and holds no picture.
  expect(await write('', [`data:image/png;base64,${png.toString('base64')}`])).toMatchObject({ status: 400 })
  expect(await kept()).toEqual(before)
})

test('the same answer goes on with a picture that is small enough', async () => {
  const { result } = v.parse(v.object({ result: v.object({ url: v.string() }) }), await upload(png))
  expect((await write('见图', [result.url])).result).toMatchObject({ accepted: 1 })
  const answer = { type: 'writing', text: '见图', pictures: [result.url] }
  expect((await sat.view()).answers).toMatchObject([{ questionId: essay, answer }])
})
