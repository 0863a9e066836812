import { fireEvent, render, screen } from '@testing-library/react'
import { MathsText } from './MathsText'

const HALF = '$1.06,2.06,0.69|\\frac12$'

it('draws a formula in its line, with room before the picture is there, and says it in words', () => {
  render(<MathsText text={`极限为 ${HALF}，所以收敛`} />)
  const picture = screen.getByAltText('1/2')
  expect(picture.getAttribute('src')).toContain(encodeURIComponent('\\frac12'))
  expect(picture.style).toMatchObject({ width: '1.06em', height: '2.06em', verticalAlign: '-0.69em' })
  expect(document.body.textContent).toBe('极限为 ，所以收敛')
})

it('shows the words where the picture does not come', () => {
  render(<MathsText text={`极限为 ${HALF}，所以收敛`} />)
  fireEvent.error(screen.getByAltText('1/2'))
  expect(document.body.textContent).toBe('极限为 1/2，所以收敛')
})

it('leaves a text without formulas alone', () => {
  render(<MathsText text="价格是 5 元" />)
  expect(document.body.textContent).toBe('价格是 5 元')
})
