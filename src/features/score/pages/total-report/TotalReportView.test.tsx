import { fireEvent, screen } from '@testing-library/react'
import type { TotalReport } from '@/contracts/score/totals'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../../tests/builders/renderIn'
import { ok } from '../../../../../tests/builders/scriptedNetwork'
import { TotalReportView } from './TotalReportView'

const rank = { rank: 12, people: 340, least: 10, first: null }
const report: TotalReport = {
  school: '北京大学',
  major: '软件工程',
  code: '0835',
  papers: [],
  isComplete: true,
  isHidden: false,
  evaluation: {
    low: 352,
    high: 361,
    full: 500,
    line: null,
    school: null,
    chance: null,
    next: [],
    source: '教育部',
  },
  ranks: { school: rank, major: rank },
  madeAt: 1,
  card: '1-2-3-0-0-0-0-signed',
}

const shown = (given: TotalReport) => {
  const { stores } = fakeStores({
    loggedIn: true,
    answers: { [`GET /score/v1/users/${UID}/total`]: ok(given) },
  })
  renderIn(stores, <TotalReportView />)
  return screen.findByTestId('total-head')
}

it('offers a picture whose text names neither school nor major', async () => {
  await shown(report)
  fireEvent.click(screen.getByTestId('total-share'))
  const picture = await screen.findByAltText(/估分分享图/)
  expect(picture.getAttribute('alt')).toBe('估分分享图：总分 352–361 分，附估分二维码')
  expect(picture.getAttribute('src')).toContain('/posters/scores/1-2-3-0-0-0-0-signed.png')
})

it('offers no picture while the total is incomplete', async () => {
  await shown({ ...report, isComplete: false, card: null })
  expect(screen.queryByTestId('total-share')).toBeNull()
})
