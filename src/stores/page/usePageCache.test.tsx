import { screen } from '@testing-library/react'
import { useState } from 'react'
import { fakeStores, logIn } from '../../../tests/builders/fakeStores'
import { renderIn } from '../../../tests/builders/renderIn'
import { clearPageCache, usePageCache } from './usePageCache'

let made = 0
const Page = ({ keeps }: { readonly keeps: boolean }) => {
  const state = usePageCache('page', keeps, () => ({ number: ++made }))
  const [first] = useState(state.number)
  return <div>{`state ${first}`}</div>
}
const visit = (given: Record<string, string>, keeps = true, loggedIn = false): string => {
  const { stores } = fakeStores()
  if (loggedIn) logIn(stores)
  const { unmount } = renderIn(stores, <Page keeps={keeps} />, 'superSprint', given)
  const text = screen.getByText(/state/).textContent ?? ''
  unmount()
  return text
}

beforeEach(() => {
  clearPageCache()
  made = 0
})

describe('what a keep-alive page holds (seed §2)', () => {
  it('is found again at the same address by the same user, and nowhere else', () => {
    expect([visit({ id: '27' }), visit({ id: '26' }), visit({ id: '27' })]).toEqual([
      'state 1',
      'state 2',
      'state 1',
    ])
    expect(visit({ id: '27' }, true, true)).toBe('state 3')
  })

  it('of any other page ends with it', () => {
    expect([visit({ id: '27' }, false), visit({ id: '27' }, false)]).toEqual(['state 1', 'state 2'])
  })

  it('is forgotten when too many came after it', () => {
    visit({ id: 'first' })
    for (let number = 0; number < 20; number++) visit({ id: `n${number}` })
    expect(visit({ id: 'first' })).toBe('state 22')
  })
})
