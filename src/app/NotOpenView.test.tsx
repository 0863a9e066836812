import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../tests/builders/renderIn'
import { NotOpenView } from './NotOpenView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the answer of a page that is not built yet', () => {
  it('names the page, also by a title rule', () => {
    const { stores } = fakeStores()
    const { unmount } = renderIn(stores, <NotOpenView />, 'signIndex')
    expect(screen.getByText('打卡即将开放')).toBeTruthy()
    unmount()
    renderIn(stores, <NotOpenView />, 'chooseForm', { module: 'quick' })
    expect(screen.getByText('快速选校即将开放')).toBeTruthy()
  })

  it.each([
    ['signIndex', '回到首页'],
    ['purpleGold', '看看在售课程'],
    ['memory', '看看在售课程'],
  ] as const)('%s offers %s', (id, text) => {
    renderIn(fakeStores().stores, <NotOpenView />, id, { id: '27' })
    expect(screen.getByRole('button', { name: text })).toBeTruthy()
  })

  it('leads home and to the study centre', async () => {
    const { stores, visits } = fakeStores()
    renderIn(stores, <NotOpenView />, 'signIndex')
    fireEvent.click(screen.getByRole('button', { name: '回到首页' }))
    fireEvent.click(screen.getByRole('button', { name: '我的课程' }))
    await arrive()
    expect(visits).toEqual(['tab /', 'tab /courses/study-center'])
  })
})
