import { screen } from '@testing-library/react'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../../tests/builders/renderIn'
import { ok } from '../../../../../tests/builders/scriptedNetwork'
import { ScoreQueryView } from './ScoreQueryView'

it('offers the calendar and no subscription that nothing sends', async () => {
  const guide = {
    steps: ['登录研招网'],
    note: '',
    event: { start: '2027-02-20', end: null, isEstimate: true },
    offices: [],
    source: { title: '教育部', checkedOn: '2026-11-20' },
  }
  const { stores } = fakeStores({ answers: { 'GET /score/v1/query-guide': ok(guide) } })
  renderIn(stores, <ScoreQueryView />)
  expect(await screen.findByTestId('query-calendar')).toBeTruthy()
  expect(screen.queryByText('查分提醒')).toBeNull()
})
