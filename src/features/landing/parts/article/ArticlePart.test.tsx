import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { ArticlePart } from './ArticlePart'

const call = (slug: string) => `GET /base/v1/articles/${slug}`
const TEXT = ok({
  title: '积分怎么算',
  blocks: [
    { kind: 'paragraph', text: '每天打卡记一次' },
    { kind: 'list', ordered: true, items: ['背单词', '做题'] },
    { kind: 'table', head: ['做什么', '得多少'], rows: [['打卡', '10']] },
  ],
})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = async (slug: string, answer: Answer) => {
  const world = fakeStores({ answers: { [call(slug)]: answer } })
  const row = promoRow({ slug, family: slug.startsWith('integral') ? 'integral' : 'function-intro' })
  const view = renderIn(world.stores, <ArticlePart row={row} />, 'market', { slug })
  await arrive(3000)
  return { ...world, ...view }
}

describe.each(['integral-rules', 'function-intro'])('the article of %s', (slug) => {
  it('shows title, paragraphs, lists and tables', async () => {
    await open(slug, TEXT)
    expect(screen.getByText('积分怎么算')).toBeTruthy()
    expect(screen.getByText('每天打卡记一次')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1.背单词',
      '2.做题',
    ])
    expect(screen.getByRole('cell', { name: '10' })).toBeTruthy()
  })

  it('leaves the page to its pictures when there is none', async () => {
    const { container } = await open(slug, ok(null))
    expect(container.textContent).toBe('')
  })

  it('that cannot be fetched is fetched again', async () => {
    const { network } = await open(slug, cut)
    network.answers[call(slug)] = TEXT
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive()
    expect(screen.getByText('积分怎么算')).toBeTruthy()
  })
})
