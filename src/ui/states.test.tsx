import { fireEvent, render, screen } from '@testing-library/react'
import { Cell } from './layout/Cell'
import { Empty } from './feedback/Empty'
import { Failure } from './feedback/Failure'
import { ProgressRing } from './charts/ProgressRing'
import { RegionPicker } from './controls/RegionPicker'
import { Price } from './feedback/Price'
import { Skeleton } from './feedback/Skeleton'
import { Steps } from './feedback/Steps'

describe('the four states', () => {
  it('loading is announced', () => {
    render(<Skeleton variant="card" />)
    expect(screen.getByRole('status', { name: '加载中' }).getAttribute('aria-busy')).toBe('true')
  })

  it('empty offers the next step', () => {
    const onPress = jest.fn()
    render(<Empty title="错题本还是空的" action={{ text: '去做题', onPress }} />)
    fireEvent.click(screen.getByRole('button', { name: '去做题' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('failed is announced and offers another try, once at a time', () => {
    const onRetry = jest.fn()
    const { rerender } = render(<Failure message="服务器在休息" onRetry={onRetry} />)
    expect(screen.getByRole('alert').textContent).toContain('服务器在休息')
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    rerender(<Failure onRetry={onRetry} retrying />)
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('pieces that say a number', () => {
  it('a ring cuts what lies outside 0 to 1', () => {
    const { rerender } = render(<ProgressRing label="今日任务" value={1.7} />)
    expect(screen.getByRole('progressbar', { name: '今日任务' }).getAttribute('aria-valuenow')).toBe('100')
    rerender(<ProgressRing label="今日任务" value={Number.NaN} />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
  })

  it('a price is read out whole, with what it was before', () => {
    const { rerender } = render(<Price fen={129900} originalFen={199900} />)
    expect(screen.getByRole('img', { name: '1,299元，原价1,999元' })).toBeTruthy()
    rerender(<Price fen={0} />)
    expect(screen.getByRole('img', { name: '免费' })).toBeTruthy()
  })

  it('steps mark the current one', () => {
    const items = [
      { key: 'a', text: '填写' },
      { key: 'b', text: '支付' },
    ]
    render(<Steps label="报名" items={items} current={1} />)
    const marked = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
    expect(marked).toEqual([null, 'step'])
  })
})

describe('Cell', () => {
  it('is a button only when it leads somewhere', () => {
    const onPress = jest.fn()
    const { rerender } = render(<Cell title="版本" value="4.8.5" />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Cell title="设置" onPress={onPress} />)
    fireEvent.click(screen.getByRole('button', { name: '设置' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

describe('RegionPicker', () => {
  const district = (code: string, name: string) => ({ code, name })
  const regions = [
    {
      code: '1',
      name: '北京市',
      children: [{ code: '11', name: '市辖区', children: [district('111', '海淀区')] }],
    },
    { code: '2', name: '台湾省' },
  ]

  it('opens a column for each choice and confirms only a whole place', () => {
    const onConfirm = jest.fn()
    render(
      <RegionPicker
        open
        title="所在地区"
        regions={regions}
        value={[]}
        onConfirm={onConfirm}
        onClose={jest.fn()}
      />,
    )
    const confirm = () => screen.getByTestId('region-confirm')
    fireEvent.click(screen.getByRole('radio', { name: '北京市' }))
    fireEvent.click(screen.getByRole('radio', { name: '市辖区' }))
    fireEvent.click(confirm())
    expect(onConfirm).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '海淀区' }))
    fireEvent.click(confirm())
    expect(onConfirm.mock.calls[0]?.[0]).toMatchObject([{ code: '1' }, { code: '11' }, { code: '111' }])
    fireEvent.click(screen.getByRole('radio', { name: '台湾省' }))
    expect(screen.queryByRole('radio', { name: '海淀区' })).toBeNull()
    fireEvent.click(confirm())
    expect(onConfirm.mock.calls[1]?.[0]).toMatchObject([{ code: '2' }])
  })
})
