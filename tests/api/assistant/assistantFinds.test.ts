import { usersSend } from '@/contracts/assistant/chat'
import law from '../../../content/recitations/law.json'
import medicine from '../../../content/recitations/medicine.json'
import { bodyOf } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => void (backend = await startBackend()))
afterAll(() => backend.stop())

const learners = function* () {
  for (let at = 0; ; at += 1) yield `13900${700000 + at}`
}
const phones = learners()
const PER_LEARNER = 10
let asked = 0
let token = ''
/** A learner asks no more than so many questions a minute: another comes. */
const ask = async (text: string) => {
  if (asked % PER_LEARNER === 0) token = (await backend.login(String(phones.next().value))).token
  asked += 1
  return backend.ask(usersSend, { body: bodyOf({ text }) }, token)
}

test('what is recited explains the terms that its title names', async () => {
  const lost: string[] = []
  for (const { title } of [...law.passages, ...medicine.passages]) {
    const { sources } = await ask(`${title}是什么意思`)
    if (!sources.some((source) => source.title === title)) lost.push(title)
  }
  expect(lost).toEqual([])
})

test.each([
  ['北大是985吗', ['北京大学']],
  ['北大和清华在哪个城市', ['北京大学', '清华大学']],
  ['人大是211吗', ['中国人民大学']],
])('%s is answered by the schools that it names, and no other', async (text, titles) => {
  const { sources } = await ask(text)
  expect(sources.map(({ title }) => title).sort()).toEqual([...titles].sort())
})

test.each([
  ['优惠劵怎么用', '优惠券怎么用'],
  ['帐号怎么注销', '怎么注销账号'],
  ['登陆的验证码收不到', '收不到验证码'],
])('%s is read as what was meant', async (text, title) => {
  expect((await ask(text)).sources[0]?.title).toBe(title)
})

test.each(['怎么申请退款', '课程在哪里看', '特征值和特征向量怎么求'])(
  'questions to go on with after %s are of its subject',
  async (text) => {
    const { followUps } = await ask(text)
    const others = /入党|党课|三会一课|简历|三个特征/
    expect(followUps.filter((one) => others.test(one))).toEqual([])
  },
)
