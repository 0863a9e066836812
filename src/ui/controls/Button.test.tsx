import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from './Button'

describe('Button', () => {
  it('takes no press while loading and says that it is busy', () => {
    const onPress = jest.fn()
    const { rerender } = render(<Button onPress={onPress}>提交</Button>)
    fireEvent.click(screen.getByRole('button', { name: '提交' }))
    rerender(
      <Button onPress={onPress} loading>
        提交
      </Button>,
    )
    const button = screen.getByRole('button', { name: '提交' })
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('takes no press while disabled, also with an openType', () => {
    const onPress = jest.fn()
    render(
      <Button onPress={onPress} disabled openType="share">
        分享
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: '分享' }))
    expect(onPress).not.toHaveBeenCalled()
  })

  it('presses like any other in a browser when it has an openType', () => {
    const onPress = jest.fn()
    render(
      <Button onPress={onPress} openType="share">
        分享
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: '分享' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})
