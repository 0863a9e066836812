import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../../tests/builders/renderIn'
import { bodyOf, ok } from '../../../../../tests/builders/scriptedNetwork'
import { ComListView } from './ComListView'

const HIDE = `PUT /score/v1/users/${UID}/hidden`
const RANKS = 'GET /score/v1/ranks'
const ranks = (isHidden: boolean) =>
  ok({ list: [], next: null, people: 3, least: 10, own: { rank: null, total: 350, isHidden } })

const join = async (canJoin: boolean) => {
  const world = fakeStores({ loggedIn: true, answers: { [RANKS]: ranks(true), [HIDE]: ok({ done: true }) } })
  renderIn(world.stores, <ComListView />)
  const button = await screen.findByTestId('ranks-hide')
  expect(button.textContent).toContain('参加排名')
  if (canJoin) world.network.answers[RANKS] = ranks(false)
  fireEvent.click(button)
  await waitFor(() => expect(world.network.sent(RANKS)).toHaveLength(2))
  expect(bodyOf(world.network.sent(HIDE)[0])).toEqual({ isHidden: false })
  return world
}

it('joins the ranking again after leaving it', async () => {
  await join(true)
  await waitFor(() => expect(screen.getByTestId('ranks-hide').textContent).toContain('退出排名'))
})

it('says why joining shows nothing while the estimate is incomplete', async () => {
  const { stores } = await join(false)
  fireEvent.click(screen.getByTestId('ranks-hide'))
  await waitFor(() => expect(stores.ui.toast?.text).toContain('还有科目没有估完分'))
})
