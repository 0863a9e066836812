import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { TabBar } from './TabBar'
import { Tabs } from './Tabs'

const items = [
  { key: 'hot', text: '推荐' },
  { key: 'public', text: '公共课' },
  { key: 'major', text: '专业课', disabled: true },
]

function Owner() {
  const [active, setActive] = useState('hot')
  return <Tabs label="频道" items={items} active={active} onChange={setActive} panelId="panel" />
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('says which tab is active and what it controls', () => {
    render(<Owner />)
    expect(screen.getByRole('tablist', { name: '频道' })).toBeTruthy()
    expect(selected()).toBe('推荐')
    expect(screen.getByRole('tab', { name: '公共课' }).getAttribute('aria-controls')).toBe('panel')
  })

  it('changes by tap and by arrow keys, which skip nothing but change nothing on a disabled tab', () => {
    render(<Owner />)
    const list = screen.getByRole('tablist')
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(selected()).toBe('公共课')
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(selected()).toBe('公共课')
    fireEvent.click(screen.getByRole('tab', { name: '专业课' }))
    expect(selected()).toBe('公共课')
    fireEvent.click(screen.getByRole('tab', { name: '推荐' }))
    expect(selected()).toBe('推荐')
  })

  it('is one stop for the Tab key', () => {
    render(<Owner />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })
})

describe('TabBar', () => {
  it('marks the current page and tells which one was pressed', () => {
    const onChange = jest.fn()
    render(
      <TabBar
        active="home"
        onChange={onChange}
        items={[
          { key: 'home', text: '首页', icon: 'home' },
          { key: 'me', text: '我的', icon: 'me', badge: 120 },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page')
    fireEvent.click(screen.getByRole('link', { name: /我的/ }))
    expect(onChange).toHaveBeenCalledWith('me')
    expect(screen.getByText('99+')).toBeTruthy()
  })
})
