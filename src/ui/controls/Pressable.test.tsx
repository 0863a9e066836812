import { fireEvent, render, screen } from '@testing-library/react'
import { Pressable } from './Pressable'

describe('Pressable', () => {
  it('is a focusable button that answers taps, Enter and Space', () => {
    const onPress = jest.fn()
    render(<Pressable onPress={onPress}>继续</Pressable>)
    const button = screen.getByRole('button', { name: '继续' })
    expect(button.tabIndex).toBe(0)
    fireEvent.click(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    fireEvent.keyDown(button, { key: ' ' })
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('leaves Space to the page when it is a link', () => {
    const onPress = jest.fn()
    render(
      <Pressable role="link" onPress={onPress} label="用户协议">
        《用户协议》
      </Pressable>,
    )
    const link = screen.getByRole('link', { name: '用户协议' })
    fireEvent.keyDown(link, { key: ' ' })
    expect(onPress).not.toHaveBeenCalled()
    fireEvent.keyDown(link, { key: 'Enter' })
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('takes neither press nor focus while disabled, and says so', () => {
    const onPress = jest.fn()
    render(
      <Pressable disabled onPress={onPress}>
        提交
      </Pressable>,
    )
    const button = screen.getByRole('button')
    fireEvent.click(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    expect(onPress).not.toHaveBeenCalled()
    expect(button.tabIndex).toBe(-1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps its press from the pressable around it, by tap and by key', () => {
    const outer = jest.fn()
    const inner = jest.fn()
    render(
      <Pressable onPress={outer} label="课程">
        <Pressable onPress={inner} label="收藏" contained />
      </Pressable>,
    )
    const button = screen.getByRole('button', { name: '收藏' })
    fireEvent.click(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    expect(inner).toHaveBeenCalledTimes(2)
    expect(outer).not.toHaveBeenCalled()
  })

  it('does not repeat while a key is held down', () => {
    const onPress = jest.fn()
    render(<Pressable onPress={onPress}>加一</Pressable>)
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat: true })
    expect(onPress).not.toHaveBeenCalled()
  })
})
