import { sharePictureOf } from './sharePictureOf'

describe('sharePictureOf', () => {
  it.each([
    ['/posters/s127-hero.svg', '/posters/s127-hero.png?w=480'],
    ['https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
    ['/media/a.jpg', '/media/a.jpg'],
  ])('%s is shared as %s', (url, shared) => expect(sharePictureOf(url)).toBe(shared))
})
