import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { ROWS } from '../../../../../tests/builders/vocabularyWorld'
import { TableView } from './TableView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const BOOK = 'GET /word/v1/books/kaoyan/words'

describe('/spword/table', () => {
  it('lists the words of the book and opens one', async () => {
    const { visits } = await openWords(<TableView />, 'vocabularyTable')
    expect(screen.getByText('10 词')).toBeTruthy()
    fireEvent.click(screen.getByText('v. 适应'))
    await arrive()
    expect(visits).toEqual(['push /spword/detail?id=adapt'])
  })

  it('lists one unit alone', async () => {
    await openWords(<TableView />, 'vocabularyTable', { given: { stage: '2' } })
    expect(screen.getByText('第 2 单元 · 5 词')).toBeTruthy()
    expect(screen.queryByText('v. 适应')).toBeNull()
  })

  it('covers the meanings and uncovers one at a tap', async () => {
    const { visits } = await openWords(<TableView />, 'vocabularyTable')
    fireEvent.click(screen.getByRole('switch', { name: '盖住释义' }))
    expect(screen.queryByText('v. 放弃')).toBeNull()
    fireEvent.click(screen.getAllByText('点一下看释义')[0] ?? document.body)
    expect(screen.getByText('v. 放弃')).toBeTruthy()
    expect(visits).toEqual([])
  })

  it('says that a filter finds nothing', async () => {
    await openWords(<TableView />, 'vocabularyTable')
    fireEvent.click(screen.getByRole('tab', { name: '答错' }))
    expect(screen.getByText('没有“答错”的词')).toBeTruthy()
  })

  it('draws its outline, says that nothing came, and tries again', async () => {
    const { network } = await openWords(<TableView />, 'vocabularyTable', {
      after: 0,
      answers: { [BOOK]: cut },
    })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    await arrive(3000)
    network.answers[BOOK] = ok({ version: 1, words: ROWS, removed: [], total: 10, next: null })
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('10 词')).toBeTruthy()
  })
})
