import fc from 'fast-check'
import { readPageContent } from './readPageContent'

describe('page JSON of any year', () => {
  const today = { templates: [{ name: 'main', imgList: [{ url: '/a.svg', ref: 'https://a.cn', vid: '7' }] }] }

  it.each([
    ['today', today],
    ['under data', { data: today }],
    ['templates by name', { templates: { main: today.templates[0]?.imgList } }],
    [
      'old field names',
      { templates: [{ name: 'main', images: [{ img: '/a.svg', link: 'https://a.cn', video: 7 }] }] },
    ],
  ])('%s', (_, json) => {
    expect(readPageContent(json)).toEqual({ content: today, skipped: [] })
  })

  it('reads a picture that is only an address', () => {
    const read = readPageContent({ templates: [{ name: 'main', imgList: ['/a.svg'] }] })
    expect(read?.content.templates[0]?.imgList).toEqual([{ url: '/a.svg' }])
  })

  it('leaves out what it does not understand and names the place', () => {
    const json = {
      templates: [5, { name: 'a' }, { name: 'b', imgList: [{ url: '' }, null, { url: '/b.svg' }] }],
    }
    expect(readPageContent(json)).toEqual({
      content: { templates: [{ name: 'b', imgList: [{ url: '/b.svg' }] }] },
      skipped: ['templates.0', 'templates.1', 'templates.2.imgList.0', 'templates.2.imgList.1'],
    })
  })

  it.each([null, 5, 'x', [], {}, { data: {} }])('%j is no page', (json) => {
    expect(readPageContent(json)).toBeUndefined()
  })

  it('never throws, and reads its own answer back unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readPageContent({ templates: value })
        expect(readPageContent(read?.content)?.content).toEqual(read?.content)
      }),
    )
  })
})
