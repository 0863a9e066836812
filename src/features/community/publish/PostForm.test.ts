import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { PostForm } from './PostForm'

const PUBLISH = 'POST /community/v1/posts'
const filled = (answer: Parameters<typeof fakeStores>[0]) => {
  const { stores } = fakeStores({ ...answer, loggedIn: true })
  const form = new PostForm(stores, undefined, 'math')
  form.change({ title: '极限怎么做', body: '看到零比零就洛必达对吗' })
  return { stores, form }
}

it('keeps a draft on the device, and drops it once the post is out', async () => {
  const { stores, form } = filled({ answers: { [PUBLISH]: ok({ postId: 'p1', state: 'public' }) } })
  expect(new PostForm(stores, undefined, '').start()).toBeDefined()
  expect(stores.drafts.read('community-post')).toMatchObject({ title: '极限怎么做', plateId: 'math' })
  expect(await form.publish()).toBe('public')
  expect(stores.drafts.read('community-post')).toEqual({})
})

it('hands the post to the outbox without a network', async () => {
  const { stores, form } = filled({ answers: { [PUBLISH]: cut } })
  expect(await form.publish()).toBe('waiting')
  expect(stores.outbox.entries).toMatchObject([{ call: 'community.publish' }])
})

it('says what is missing, and sends nothing', async () => {
  const { form } = filled({})
  form.change({ title: '短' })
  expect(await form.publish()).toBeUndefined()
  expect(form.error).toBe('标题至少 4 个字')
})
