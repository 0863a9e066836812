import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { Checkbox } from './Checkbox'
import { Choice, Choices } from './Choice'
import { Segmented } from './Segmented'
import { Stepper } from './Stepper'
import { Switch } from './Switch'
import { TextLink } from './TextLink'

const options = [
  { key: 'math', text: '数学' },
  { key: 'english', text: '英语' },
  { key: 'politics', text: '政治' },
]
const names = (role: string) =>
  screen.getAllByRole(role, { checked: true }).map((element) => element.textContent)

describe('Choice', () => {
  function Owner() {
    const [value, setValue] = useState<string>('math')
    return <Choice label="科目" options={options} value={value} onChange={setValue} />
  }

  it('chooses one by tap and by arrow keys, which take the focus along and wrap', () => {
    render(<Owner />)
    fireEvent.click(screen.getByRole('radio', { name: '英语' }))
    expect(names('radio')).toEqual(['英语'])
    const group = screen.getByRole('radiogroup', { name: '科目' })
    fireEvent.keyDown(group, { key: 'ArrowRight' })
    fireEvent.keyDown(group, { key: 'ArrowRight' })
    expect(names('radio')).toEqual(['数学'])
    expect(document.activeElement?.textContent).toBe('数学')
  })

  it('is one stop for the Tab key', () => {
    render(<Owner />)
    expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([0, -1, -1])
  })
})

describe('Choices', () => {
  it('adds, takes away, and stops at its maximum', () => {
    function Owner() {
      const [values, setValues] = useState<string[]>(['math'])
      return <Choices label="科目" options={options} values={values} onChange={setValues} max={2} />
    }
    render(<Owner />)
    fireEvent.click(screen.getByRole('checkbox', { name: '英语' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '政治' }))
    expect(names('checkbox')).toEqual(['数学', '英语'])
    fireEvent.click(screen.getByRole('checkbox', { name: '数学' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '政治' }))
    expect(names('checkbox')).toEqual(['英语', '政治'])
  })
})

describe('Segmented', () => {
  it('moves by arrow keys and jumps by Home and End', () => {
    const onChange = jest.fn()
    render(<Segmented label="范围" items={options} value="english" onChange={onChange} />)
    const group = screen.getByRole('radiogroup', { name: '范围' })
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) fireEvent.keyDown(group, { key })
    expect(onChange.mock.calls.flat()).toEqual(['math', 'politics', 'math', 'politics'])
  })
})

describe('Checkbox', () => {
  it('ticks by box and by text, but not by a link in its text', () => {
    const onChange = jest.fn()
    const onLink = jest.fn()
    render(
      <Checkbox checked={false} onChange={onChange} label="同意用户协议">
        我同意
        <TextLink onPress={onLink}>用户协议</TextLink>
      </Checkbox>,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: '同意用户协议' }))
    fireEvent.click(screen.getByText('我同意'))
    expect(onChange.mock.calls).toEqual([[true], [true]])
    fireEvent.click(screen.getByRole('link', { name: '用户协议' }))
    expect(onLink).toHaveBeenCalledTimes(1)
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('stays as it is while disabled', () => {
    const onChange = jest.fn()
    render(<Checkbox checked disabled onChange={onChange} label="同意" />)
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('同意'))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  })
})

describe('Stepper', () => {
  it('stays between its limits', () => {
    const onChange = jest.fn()
    render(<Stepper label="新词" value={10} min={0} max={10} step={4} onChange={onChange} />)
    expect(screen.getByRole('button', { name: '增加新词' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '增加新词' }))
    fireEvent.click(screen.getByRole('button', { name: '减少新词' }))
    expect(onChange.mock.calls).toEqual([[6]])
  })
})

describe('Switch', () => {
  it('says and changes its state', () => {
    const onChange = jest.fn()
    render(<Switch label="学习提醒" checked onChange={onChange} />)
    fireEvent.click(screen.getByRole('switch', { name: '学习提醒', checked: true }))
    expect(onChange).toHaveBeenCalledWith(false)
  })
})
