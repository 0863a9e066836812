import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../tests/builders/fakeStores'
import { renderIn } from '../../../tests/builders/renderIn'
import LoginOffer from './LoginOffer'

it('of the tab of questions also leads a stranger to what is open to him', () => {
  const { stores, visits } = fakeStores()
  renderIn(stores, <LoginOffer pitch="有什么" />, 'exercisesCombat')
  fireEvent.click(screen.getByText('先测一测实力，不用登录'))
  expect(visits).toEqual(['push /exercises/strength-test'])
})

it('of other pages offers the login alone', () => {
  const { stores } = fakeStores()
  renderIn(stores, <LoginOffer pitch="有什么" />, 'exercisesBrushTopic')
  expect(screen.getByTestId('login-offer').textContent).toContain('登录')
  expect(screen.queryByText(/不用登录/)).toBeNull()
})
