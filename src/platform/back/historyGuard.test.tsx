import { waitFor } from '@testing-library/react'
import { dropGuardEntry, guardHistory } from './historyGuard'

/** Events that an ordinary router hears. */
const heard: unknown[] = []
beforeAll(() => {
  window.addEventListener('popstate', (event) => heard.push(event.state))
})

/** A page as the router pushes one. */
const openPage = (key: string): void => window.history.pushState({ key }, '', `/${key}`)
const at = (): string => window.location.pathname

beforeEach(() => {
  openPage('below')
  openPage('page')
  heard.length = 0
})

it('back closes an open layer; the page and its router stay', async () => {
  const close = jest.fn()
  guardHistory(close)
  window.history.back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect([at(), heard]).toEqual(['/page', []])
  window.history.back()
  await waitFor(() => expect(heard).toEqual([{ key: 'below' }]))
})

it('of two layers back closes the upper one first', async () => {
  const closed: string[] = []
  guardHistory(() => closed.push('lower'))
  guardHistory(() => closed.push('upper'))
  window.history.back()
  await waitFor(() => expect(closed).toEqual(['upper']))
  window.history.back()
  await waitFor(() => expect(closed).toEqual(['upper', 'lower']))
  expect([at(), heard]).toEqual(['/page', []])
})

it('a layer that was closed by its button costs no second back', async () => {
  guardHistory(jest.fn())()
  window.history.back()
  await waitFor(() => expect(heard).toEqual([{ key: 'below' }]))
  expect(at()).toBe('/below')
})

it('what replaces the page replaces all of it', async () => {
  guardHistory(jest.fn())()
  await dropGuardEntry()
  window.history.replaceState({ key: 'next' }, '', '/next')
  expect(heard).toEqual([])
  window.history.back()
  await waitFor(() => expect(at()).toBe('/below'))
})

it('a layer of the page below is not closed by a back on this one', async () => {
  const below = jest.fn()
  guardHistory(below)
  openPage('above')
  const above = jest.fn()
  guardHistory(above)
  window.history.back()
  await waitFor(() => expect(above).toHaveBeenCalledTimes(1))
  expect([at(), heard, below.mock.calls]).toEqual(['/above', [], []])
})

it('a step over several entries closes every layer that it goes back over', async () => {
  const closed: string[] = []
  guardHistory(() => closed.push('lower'))
  guardHistory(() => closed.push('upper'))
  window.history.go(-2)
  await waitFor(() => expect(closed).toEqual(['upper', 'lower']))
  expect([at(), heard]).toEqual(['/page', []])
})
