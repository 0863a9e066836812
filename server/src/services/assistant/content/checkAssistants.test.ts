import { Content } from '../../../authoring/Content'
import { checkAssistants } from './checkAssistants'

const contentOf = (route: string, linked = 'userOrder') =>
  new Content({
    'assistant-variants': [{ variant: 'maths', route }],
    knowledge: new Map([
      ['service', { passages: [{ key: 'refund', link: { route: linked, query: {} } }, { key: 'plain' }] }],
    ]),
  })

test.each(['chatbotPro', 'chatbotMessagelist'])('an assistant may stand on the general page %s', (route) => {
  expect(checkAssistants(contentOf(route))).toEqual([])
})

test.each([
  ['nonsense', 'there is no page nonsense'],
  ['wenxin', 'the page wenxin opens wenxin'],
  ['userOrder', "the page userOrder is no assistant's"],
])('an assistant whose route is %s opens nothing', (route, reason) => {
  expect(checkAssistants(contentOf(route))).toEqual([
    { file: 'assistant-variants.json', path: 'maths', reason },
  ])
})

test('a passage that leads nowhere is named', () => {
  expect(checkAssistants(contentOf('chatbotPro', 'nowhere'))).toEqual([
    { file: 'knowledge/service.json', path: 'refund', reason: 'there is no page nowhere' },
  ])
})
