import type { OwnExperience } from '@/contracts/baoyan/experiences'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { draftOf, ExperienceForm } from './ExperienceForm'

const POST = `/baoyan/v1/users/${UID}/experiences/e1`
const post: OwnExperience = {
  experienceId: 'e1',
  state: 'public',
  reason: '',
  changedAt: 1000,
  title: '没有论文，靠课程项目进组',
  field: '数学',
  isAnonymous: true,
  body: {
    school: '理工 211',
    major: '应用数学',
    rank: 3,
    cohort: 80,
    entry: 2027,
    gpa: '',
    english: '',
    research: '',
    awards: '',
    offers: ['某 985 数学学院'],
    timeline: [{ when: '6 月', text: '投了 12 个夏令营' }],
    advice: ['排名证明提前两周办'],
  },
}
const newer: OwnExperience = { ...post, changedAt: 2000, title: '另一台设备上的标题' }

const world = () => {
  const { stores, network } = fakeStores({ loggedIn: true })
  network.answers[`GET ${POST}`] = ok(newer)
  network.answers[`PUT ${POST}`] = (request) =>
    Reflect.get(Object(bodyOf(request)), 'base') === newer.changedAt
      ? ok({ experienceId: 'e1', state: 'pending' })
      : refused(409, 'Y40995')
  return { stores, network }
}

it('shows both texts after a stale change, and saves the own one once it is chosen', async () => {
  const { stores, network } = world()
  const form = new ExperienceForm(stores, post)
  form.write('title', '我写的标题在这里')
  expect(await form.send()).toBe(false)
  expect(form.differences).toEqual([
    { label: '一句话标题', mine: '我写的标题在这里', theirs: '另一台设备上的标题' },
  ])
  expect(await form.send()).toBe(false)
  expect(network.sent(`PUT ${POST}`)).toHaveLength(1)
  form.keepMine()
  expect(await form.send()).toBe(true)
  expect(bodyOf(network.sent(`PUT ${POST}`)[1])).toMatchObject({ title: '我写的标题在这里', base: 2000 })
  expect(stores.drafts.read(draftOf(post))).toEqual({})
})

it('goes on with the text of the other device where that one is chosen', async () => {
  const { stores } = world()
  const form = new ExperienceForm(stores, post)
  form.write('title', '我写的标题在这里')
  await form.send()
  form.takeTheirs()
  expect([form.text('title'), form.newer, stores.drafts.read(draftOf(post))]).toEqual([
    '另一台设备上的标题',
    undefined,
    {},
  ])
})

it('opens a draft of an older version beside the newer one instead of dropping it', () => {
  const { stores } = world()
  new ExperienceForm(stores, post).write('title', '我写的标题在这里')
  const again = new ExperienceForm(stores, newer)
  expect([again.text('title'), again.differences.length]).toEqual(['我写的标题在这里', 1])
  const same = new ExperienceForm(stores, post)
  expect([same.text('title'), same.newer]).toEqual(['我写的标题在这里', undefined])
})

it('keeps what was typed while a change was being sent', async () => {
  const { stores, network } = world()
  const form = new ExperienceForm(stores, newer)
  form.write('title', '我写的标题在这里')
  network.answers[`PUT ${POST}`] = async () => {
    await Promise.resolve()
    form.write('gpa', '88')
    return ok({ experienceId: 'e1', state: 'pending' })
  }
  expect(await form.send()).toBe(true)
  expect(stores.drafts.read(draftOf(newer))).toMatchObject({ gpa: '88' })
})
