import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './Avatar'
import { Picture } from './Picture'
import { PictureStack } from '../layout/PictureStack'

describe('Picture', () => {
  it('brings its text to the image, keeps its room and loads late', () => {
    const { container } = render(<Picture src="/a.jpg" alt="暑期集训营" ratio={2} />)
    const image = screen.getByAltText<HTMLImageElement>('暑期集训营')
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(container.querySelector<HTMLElement>('.yt-picture')?.style.paddingTop).toBe('50%')
  })

  it('says what it would show when it cannot load, and tries again with a new address', () => {
    const { rerender } = render(<Picture src="/a.jpg" alt="师资" ratio={1} />)
    fireEvent.error(screen.getByAltText('师资'))
    expect(screen.getByRole('img', { name: '师资' }).tagName).not.toBe('IMG')
    rerender(<Picture src="/b.jpg" alt="师资" ratio={1} />)
    expect(screen.getByAltText('师资').getAttribute('src')).toBe('/b.jpg')
  })

  it('is a button when it can be pressed', () => {
    const onPress = jest.fn()
    render(<Picture src="/a.jpg" alt="立即报名" ratio={3} onPress={onPress} />)
    fireEvent.click(screen.getByRole('button', { name: '立即报名' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

describe('PictureStack', () => {
  it('loads the first pictures at once and only makes buttons of those that can be pressed', () => {
    const onPress = jest.fn()
    const picture = (key: string) => ({ key, src: `/${key}.jpg`, alt: key, width: 750, height: 500 })
    render(<PictureStack eager={1} items={[picture('a'), { ...picture('b'), onPress }, picture('c')]} />)
    expect(screen.getByAltText('a').getAttribute('loading')).toBe('eager')
    expect(screen.getByAltText('c').getAttribute('loading')).toBe('lazy')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'b' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

describe('Avatar', () => {
  it('stands in with the first character, whole even outside the basic plane', () => {
    render(<Avatar name="𠮷田" />)
    expect(screen.getByRole('img', { name: '𠮷田的头像' }).textContent).toBe('𠮷')
  })
})
