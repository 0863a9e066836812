import * as v from 'valibot'
import { experience, experiences } from '@/contracts/baoyan/catalogue'
import {
  decideExperience,
  deleteExperience,
  editExperience,
  ownExperience,
  ownExperiences,
  waitingExperiences,
  writeExperience,
} from '@/contracts/baoyan/experiences'
import { notices } from '@/contracts/community/messages'
import { type Backend, startBackend } from '../harness/startBackend'

const OPERATOR = 'operator'
let backend: Backend
let me: { uid: string; token: string }
let other: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR })
  me = await backend.login('13900000081')
  other = await backend.login('13900000082')
})
afterAll(() => backend.stop())

const post = (change: object = {}) => ({
  title: '没有论文，靠课程项目进组',
  field: '数学',
  isAnonymous: true,
  body: {
    school: '理工 211',
    major: '应用数学',
    rank: 3,
    cohort: 80,
    entry: 2027,
    gpa: '88.5',
    english: '',
    research: '',
    awards: '',
    offers: ['某 985 数学学院（夏令营优营）'],
    timeline: [{ when: '6 月', text: '投了 12 个夏令营' }],
    advice: ['排名证明提前两周办'],
  },
  ...change,
})
const write = (requestKey: string, change: object = {}) =>
  backend.call(writeExperience, { params: { uid: me.uid }, body: { requestKey, ...post(change) } }, me.token)
const written = async (key: string, change: object = {}) => {
  const { result } = await write(key, change)
  return v.parse(writeExperience.response, result).experienceId
}
const mine = async () =>
  (await backend.ask(ownExperiences, { params: { uid: me.uid }, query: {} }, me.token)).list
const waiting = async (id: string) => {
  const { result } = await backend.send(waitingExperiences, { query: { size: 100 } }, undefined, OPERATOR)
  return v.parse(waitingExperiences.response, result).list.find(({ experienceId }) => experienceId === id)
}
const decide = (id: string, version: number, isPassed: boolean, reason = '') =>
  backend.send(decideExperience, { params: { id }, body: { version, isPassed, reason } }, undefined, OPERATOR)
const shown = async (id: string) => {
  const { list } = await backend.ask(experiences, { query: { size: 100 } })
  return list.find(({ experienceId }) => experienceId === id)
}

test('a post is public once a moderator has passed it, without a name where the author wants none', async () => {
  const id = await written('key-public')
  expect(await shown(id)).toBeUndefined()
  expect(await backend.call(experience, { params: { id } })).toMatchObject({ status: 404 })
  expect((await decide(id, 1, true)).status).toBe(200)
  expect(await shown(id)).toMatchObject({ isSample: false, author: '匿名同学' })
  const page = await backend.ask(experiences, { query: { size: 1 } })
  expect(page).toMatchObject({ total: 31, list: [{ experienceId: id }] })
  const next = await backend.ask(experiences, { query: { size: 1, page: 2 } })
  expect(next.list[0]).toMatchObject({ experienceId: 'exp-01', isSample: true })
  const { facts } = await backend.ask(experience, { params: { id } })
  expect(facts.map(({ name }) => name)).toEqual(['本科', '绩点', '排名'])
})

test('a refused post shows its reason, and waits again after a change', async () => {
  const id = await written('key-refused')
  expect(await decide(id, 1, false)).toMatchObject({ status: 400, code: 'Y40083' })
  await decide(id, 1, false, '请删掉老师的名字')
  const messages = await backend.ask(notices, { params: { uid: me.uid }, query: {} }, me.token)
  expect(messages.list[0]).toMatchObject({
    kind: 'system',
    title: '你的保研经验未通过审核',
    body: '原因：请删掉老师的名字',
    targetKind: 'experience',
    targetId: id,
  })
  expect((await mine()).find(({ experienceId }) => experienceId === id)).toMatchObject({
    state: 'rejected',
    reason: '请删掉老师的名字',
  })
  const params = { uid: me.uid, id }
  await backend.ask(editExperience, { params, body: post({ title: '换一个标题再发' }) }, me.token)
  expect(await waiting(id)).toMatchObject({ version: 2, title: '换一个标题再发' })
  expect(await decide(id, 1, true)).toMatchObject({ status: 409, code: 'Y40996' })
  expect((await decide(id, 2, true)).status).toBe(200)
  expect(await decide(id, 2, true)).toMatchObject({ status: 409, code: 'Y40994' })
})

test('a change of a public post takes it off the list until it is read again', async () => {
  const id = await written('key-change')
  await decide(id, 1, true)
  const params = { uid: me.uid, id }
  await backend.ask(editExperience, { params, body: post() }, me.token)
  expect(await shown(id)).toBeUndefined()
  await backend.ask(deleteExperience, { params }, me.token)
  expect(await backend.call(ownExperience, { params }, me.token)).toMatchObject({ status: 404 })
  expect(await waiting(id)).toBeUndefined()
})

test('a change of an older version is refused, and the same change again is not', async () => {
  const body = { requestKey: 'key-devices', ...post() }
  const made = await backend.ask(writeExperience, { params: { uid: other.uid }, body }, other.token)
  const params = { uid: other.uid, id: made.experienceId }
  const { changedAt: base } = await backend.ask(ownExperience, { params }, other.token)
  const edit = (title: string) =>
    backend.call(editExperience, { params, body: { ...post({ title }), base } }, other.token)
  backend.time.now += 1000
  expect((await edit('手机上改过的标题')).status).toBe(200)
  expect(await edit('电脑上改过的标题')).toMatchObject({ status: 409, code: 'Y40995' })
  expect((await edit('手机上改过的标题')).status).toBe(200)
  expect(await backend.ask(ownExperience, { params }, other.token)).toMatchObject({
    title: '手机上改过的标题',
  })
})

test('the same key writes once, and only the author can change or delete a post', async () => {
  const id = await written('key-once')
  expect(await written('key-once')).toBe(id)
  // The answer was lost, and the learner went on writing.
  expect(await written('key-once', { title: '改过的保研标题' })).toBe(id)
  expect(await waiting(id)).toMatchObject({ title: '改过的保研标题' })
  const params = { uid: other.uid, id }
  expect(await backend.call(editExperience, { params, body: post() }, other.token)).toMatchObject({
    status: 404,
  })
  await backend.call(deleteExperience, { params }, other.token)
  expect(await waiting(id)).toBeDefined()
})

test('blocked words are refused, doubtful ones are named to the moderator, an unknown field is refused', async () => {
  expect(await write('key-blocked', { title: '包过的保研经验' })).toMatchObject({
    status: 400,
    code: 'Y40081',
  })
  const id = await written('key-doubt', { title: '想了解的可以加我微信' })
  expect((await waiting(id))?.doubt).toContain('加我微信')
  expect((await write('key-field', { field: '占星' })).status).toBe(400)
})
