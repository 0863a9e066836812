import { View } from '@tarojs/components'
import { act, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '@/api'
import { setOnline } from '@/platform/network'
import { PagedList, type ListPage } from '@/stores/page/PagedList'
import { fakeStores } from '../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../tests/builders/renderIn'
import { Pages } from './Pages'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const OFFLINE = '网络好像断开了'
const lost = () => new ApiError('list', { kind: 'offline', status: 0, code: '', msg: OFFLINE })

/** A list whose pages answer in turn; `undefined` is one that fails. */
const open = async (answers: readonly (ListPage<string> | undefined)[], first?: ListPage<string>) => {
  const left = [...answers]
  const list = new PagedList<string>({
    fetch: () => {
      const answer = left.shift()
      return answer ? Promise.resolve(answer) : Promise.reject(lost())
    },
    ...(first && { first }),
  })
  list.start()
  const { stores } = fakeStores()
  renderIn(
    stores,
    <Pages
      pages={list}
      label="行"
      draw={(row) => <View key={row}>{row}</View>}
      empty={<View>什么也没有</View>}
    />,
    'home',
  )
  await arrive()
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}

describe('a list that grows', () => {
  it('keeps what is there when the next page fails, says why and asks for that page again', async () => {
    await open([{ list: ['一'], total: 2 }, undefined, { list: ['二'], total: 2 }])
    await press('加载更多')
    expect(screen.getByText('一')).toBeTruthy()
    expect(screen.getByText(OFFLINE)).toBeTruthy()
    await press('再试一次')
    expect(screen.getByText('一')).toBeTruthy()
    expect(screen.getByText('二')).toBeTruthy()
    expect(screen.getByText('没有更多了')).toBeTruthy()
  })

  it('that has one page does not say where it ends', async () => {
    await open([{ list: ['一'], total: 1 }])
    expect(screen.getByText('一')).toBeTruthy()
    expect(screen.queryByText('没有更多了')).toBeNull()
  })

  it('asks again by itself once the network is back', async () => {
    await open([undefined, { list: ['一'], total: 1 }])
    expect(screen.getByText(OFFLINE)).toBeTruthy()
    act(() => setOnline(true))
    await arrive()
    expect(screen.getByText('一')).toBeTruthy()
  })

  it('offers to try again where not even the first page came', async () => {
    await open([undefined, { list: ['一'], total: 1 }])
    expect(screen.getByText(OFFLINE)).toBeTruthy()
    await press('重新加载')
    expect(screen.getByText('一')).toBeTruthy()
  })

  it('is empty at once where its beginning is known and nothing stands there', async () => {
    await open([], { list: [], total: 0 })
    expect(screen.getByText('什么也没有')).toBeTruthy()
  })
})
