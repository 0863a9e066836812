import { act, render, screen } from '@testing-library/react'
import { Toast } from './Toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('Toast', () => {
  it('is announced and asks to be taken away when its time is over', () => {
    const onDone = jest.fn()
    const { rerender } = render(<Toast toast={null} onDone={onDone} />)
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<Toast toast={{ text: '已保存', kind: 'success' }} onDone={onDone} />)
    expect(screen.getByRole('status').textContent).toBe('已保存')
    act(() => jest.advanceTimersByTime(1999))
    expect(onDone).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('starts its time again for a new message with the same text', () => {
    const onDone = jest.fn()
    const { rerender } = render(<Toast toast={{ text: '已保存' }} onDone={onDone} />)
    act(() => jest.advanceTimersByTime(1500))
    rerender(<Toast toast={{ text: '已保存' }} onDone={onDone} />)
    act(() => jest.advanceTimersByTime(1500))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('stays while something loads', () => {
    const onDone = jest.fn()
    render(<Toast toast={{ text: '提交中', kind: 'loading' }} onDone={onDone} />)
    act(() => jest.advanceTimersByTime(60000))
    expect(onDone).not.toHaveBeenCalled()
  })
})
