import { Content } from '../../authoring/Content'
import { chatNotices } from './chatNotices'

const noticesOf = (links: Readonly<Record<string, string>>): string[] =>
  chatNotices(
    new Content({
      branches: Object.entries(links).map(([branchId, consultUrl]) => ({ branchId, consultUrl })),
    }),
  ).map(({ file, reason }) => `${file}: ${reason}`)

test('each branch without a chat link is named', () => {
  expect(noticesOf({ head: 'https://tb.53kf.com/1', anhui: '', hubei: '' })).toEqual([
    'branches.json: no link to customer service, so nobody answers there: anhui, hubei',
  ])
})

test('where every branch has one there is nothing to say', () => {
  expect(noticesOf({ head: 'https://tb.53kf.com/1' })).toEqual([])
})
