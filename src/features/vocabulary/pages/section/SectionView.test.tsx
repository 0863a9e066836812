import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { SectionView } from './SectionView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const BOOK = 'GET /word/v1/books/kaoyan/words'

describe('/spword/section', () => {
  it('lists the units and opens the words of one', async () => {
    const { visits } = await openWords(<SectionView />, 'vocabularySection')
    expect(screen.getByText('共 2 个单元、10 词，已学 0 词，掌握 0 词')).toBeTruthy()
    fireEvent.click(screen.getByText('第 2 单元'))
    await arrive()
    expect(visits).toEqual(['push /spword/table?stage=2'])
  })

  it('says that a book is empty', async () => {
    const empty = ok({ version: 1, words: [], removed: [], total: 0, next: null })
    await openWords(<SectionView />, 'vocabularySection', { answers: { [BOOK]: empty } })
    expect(screen.getByText('词书还是空的')).toBeTruthy()
  })

  it('says that nothing came', async () => {
    await openWords(<SectionView />, 'vocabularySection', { answers: { [BOOK]: cut } })
    expect(screen.getByText('词书没有取到，请检查网络后重试')).toBeTruthy()
  })
})
