import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { ROWS } from '../../../../../tests/builders/vocabularyWorld'
import { SearchView } from './SearchView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CALL = 'GET /word/v1/search'
const type = async (text: string): Promise<void> => {
  fireEvent.input(screen.getByLabelText('查词'), { target: { value: text } })
  await arrive(3000)
}

describe('/spword/spword-search', () => {
  it('finds a word by one of its forms, opens it, and remembers what was asked', async () => {
    const { visits } = await openWords(<SearchView />, 'vocabularySearch', {
      answers: { [CALL]: ok([{ ...ROWS[0], match: 'inflection' }]) },
    })
    await type('abandoned')
    expect(screen.getByText('词形变化')).toBeTruthy()
    fireEvent.click(screen.getByText('abandon'))
    await arrive()
    expect(visits).toEqual(['push /spword/detail?id=abandon'])
    await type('')
    expect(screen.getByText('最近查过')).toBeTruthy()
    fireEvent.click(screen.getByText('清空'))
    expect(screen.getByText('想查哪个词？')).toBeTruthy()
  })

  it('looks up the word of its address', async () => {
    const answers = { [CALL]: ok([{ ...ROWS[0], match: 'inflection' }]) }
    await openWords(<SearchView />, 'vocabularySearch', { answers, given: { q: 'abandoned' } })
    await arrive(3000)
    expect(screen.getByText('词形变化')).toBeTruthy()
  })

  it('says what else to try when nothing is found', async () => {
    await openWords(<SearchView />, 'vocabularySearch', { answers: { [CALL]: ok([]) } })
    await type('qqq')
    expect(screen.getByText('没有找到“qqq”')).toBeTruthy()
  })

  it('says that there is no network, and still finds what the device has', async () => {
    await openWords(<SearchView />, 'vocabularySearch', { answers: { [CALL]: cut } })
    await type('qqq')
    expect(screen.getByText('现在没有网络')).toBeTruthy()
    await type('热情')
    expect(screen.getByText('zeal')).toBeTruthy()
  })
})
