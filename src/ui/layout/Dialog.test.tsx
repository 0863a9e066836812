import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from '../controls/Button'
import { Dialog } from './Dialog'
import { Sheet } from './Sheet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('Dialog', () => {
  const onConfirm = jest.fn()

  function Owner({ answerable = true }: { answerable?: boolean }) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>删除</Button>
        <Dialog
          open={open}
          title="删除这条笔记？"
          message="删除后不能恢复。"
          confirmText="删掉它"
          cancelText="再想想"
          onConfirm={onConfirm}
          onCancel={answerable ? () => setOpen(false) : undefined}
        />
      </>
    )
  }

  const openIt = () => {
    const opener = screen.getByRole('button', { name: '删除' })
    opener.focus()
    fireEvent.click(opener)
    return screen.getByRole('alertdialog', { name: '删除这条笔记？' })
  }

  it('is named by its title, described by its message, and takes the focus', () => {
    render(<Owner />)
    const dialog = openIt()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '删除后不能恢复。',
    )
    expect(document.activeElement).toBe(dialog)
    fireEvent.click(screen.getByRole('button', { name: '删掉它' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('closes by Escape and gives the focus back', () => {
    render(<Owner />)
    fireEvent.keyDown(openIt(), { key: 'Escape' })
    act(() => jest.advanceTimersByTime(300))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('删除')
  })

  it('has to be answered when there is no way to cancel', () => {
    render(<Owner answerable={false} />)
    fireEvent.keyDown(openIt(), { key: 'Escape' })
    act(() => jest.advanceTimersByTime(300))
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })

  it('keeps the Tab key inside', () => {
    render(<Owner />)
    const dialog = openIt()
    const last = screen.getByRole('button', { name: '删掉它' })
    last.focus()
    fireEvent.keyDown(last, { key: 'Tab' })
    expect(document.activeElement?.textContent).toBe('再想想')
    fireEvent.keyDown(dialog.ownerDocument.activeElement ?? dialog, { key: 'Tab', shiftKey: true })
    expect(document.activeElement).toBe(last)
  })
})

describe('Sheet', () => {
  it('lets the page scroll again only when the last layer is gone, in whatever order they go', () => {
    const layers = (sheet: boolean, dialog: boolean) => (
      <>
        <Sheet open={sheet} onClose={jest.fn()} title="优惠券">
          内容
        </Sheet>
        <Dialog open={dialog} title="确定吗？" />
      </>
    )
    const { rerender } = render(layers(true, false))
    rerender(layers(true, true))
    rerender(layers(false, true))
    expect(document.body.style.overflow).toBe('hidden')
    rerender(layers(false, false))
    expect(document.body.style.overflow).toBe('')
  })

  it('closes by its cross and by its shade, and leaves before it is gone', () => {
    const onClose = jest.fn()
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={onClose} title="优惠券">
        <Button>使用</Button>
      </Sheet>
    )
    const { rerender, container } = render(sheet(true))
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    fireEvent.click(container.querySelector('.yt-sheet__shade') ?? container)
    expect(onClose).toHaveBeenCalledTimes(2)
    rerender(sheet(false))
    expect(screen.queryByRole('dialog')).toBeTruthy()
    act(() => jest.advanceTimersByTime(300))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
