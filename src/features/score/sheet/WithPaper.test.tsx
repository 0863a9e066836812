import { screen } from '@testing-library/react'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { WithPaper } from './WithPaper'

const PAPER = {
  paperId: 'politics-mock-1',
  unit: '101',
  unitName: '政治',
  title: '政治模拟卷一',
  source: '研途',
  full: 100,
  questions: 1,
  people: 0,
  sections: [],
}

const opened = (isCut: boolean) => {
  const { stores, network } = fakeStores({
    loggedIn: true,
    answers: { [`GET /score/v1/papers/${PAPER.paperId}`]: ok(PAPER) },
  })
  network.isCut = isCut
  return renderIn(stores, <WithPaper>{({ title }) => title}</WithPaper>, 'scoreEstimateScore', {
    paper: PAPER.paperId,
  })
}

it('opens a paper again without a network', async () => {
  jest.useFakeTimers()
  const page = opened(false)
  await arrive()
  expect(screen.getByText(PAPER.title)).toBeTruthy()
  page.unmount()
  opened(true)
  // A read is tried again before the device answers it.
  await arrive(30_000)
  expect(screen.getByText(PAPER.title)).toBeTruthy()
})
