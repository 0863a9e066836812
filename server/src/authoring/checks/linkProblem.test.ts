import type { Destinations } from './Destinations'
import { linkProblem } from './linkProblem'

const places: Destinations = {
  hasGoods: (goodsId) => goodsId === '270001',
  hasPromo: (slug) => slug === 'summer-gold',
  named: { paperId: new Set(['one']) },
}

it.each([
  ['nothing at all', ''],
  ['a page', '/product-list'],
  ['another site, over an encrypted line', 'https://yz.chsi.com.cn/'],
  ['goods that are there', '/courses/courses-detail?goodsId=270001'],
])('%s is a link', (_what, link) => {
  expect(linkProblem(link, places)).toBeUndefined()
})

it.each([
  ['another site in the clear', 'http://yz.chsi.com.cn/', /begins with \/, another site with https/],
  ['a site without a scheme', '//yz.chsi.com.cn/', /is no address/],
  ['a script', 'javascript:alert(1)', /is no address/],
  ['an address without its host', 'https://', /is no address/],
  ['a page that the table does not have', '/no-such-page', /there is no page/],
  ['a promo page that the catalogue does not have', '/market/none/27', /there is no page/],
  ['goods that are not there', '/courses/courses-detail?goodsId=1', /there are no goods 1/],
  ['a paper that is not there', '/exercises/exam-detail?paperId=two', /there is no paperId two/],
  ['a page without what it needs', '/courses/courses-detail', /shows nothing without goodsId/],
])('%s is none', (_what, link, problem) => {
  expect(linkProblem(link, places)).toMatch(problem)
})
