import { renderHook } from '@testing-library/react'
import { fakeFirstScreen } from '@/platform/firstScreen'
import { useSlicedDraw } from './useSlicedDraw'

/** Values seen at each draw of the page. */
const draws = (stands: boolean): boolean[] => {
  fakeFirstScreen.stands = stands
  const told: boolean[] = []
  renderHook(() => told.push(useSlicedDraw()))
  return told
}

describe('when a page draws its content', () => {
  it('is at once where nothing stands in the HTML', () => {
    expect(draws(false)).not.toContain(false)
  })

  it('is in a second draw behind a first screen', () => {
    const told = draws(true)
    expect(told[0]).toBe(false)
    expect(told.at(-1)).toBe(true)
  })
})
