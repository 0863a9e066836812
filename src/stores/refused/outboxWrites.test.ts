import { describeWrite } from './outboxWrites'

it('describes a refused post by its title and its text', () => {
  const body = { requestKey: 'k', plateId: 'math', title: '极限怎么入手', body: '看到零比零就想洛必达' }
  expect(describeWrite({ id: '1', call: 'community.publish', input: { body } })).toEqual({
    kind: 'post',
    text: '极限怎么入手\n看到零比零就想洛必达',
  })
})
