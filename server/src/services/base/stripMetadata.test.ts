import { BrokenPicture } from './BrokenPicture'
import { stripMetadata } from './stripMetadata'

const SECRET = 'GPS 39.9042N'
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body])

const exif = (orientation: number) =>
  Buffer.concat([
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
    Buffer.from(SECRET),
  ])

const scan = Buffer.concat([segment(0xda, Buffer.from([1, 2, 3])), Buffer.from([9, 9, 9, 0xff, 0xd9])])
const jpeg = (...segments: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, scan])
const table = segment(0xdb, Buffer.from('quantisation'))
const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 colours'))

const chunk = (name: string, body: string) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length)
  return Buffer.concat([size, Buffer.from(name + body), Buffer.from([1, 2, 3, 4])])
}
const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', '')])

const riff = (name: string, body: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)])
}
const webp = (...chunks: Buffer[]) => riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))

test('a JPEG loses place, comment and what hangs behind it, and keeps its picture, colours and way up', () => {
  const comment = segment(0xfe, Buffer.from(SECRET))
  const iptc = segment(0xed, Buffer.from(SECRET))
  const clean = stripMetadata(
    'jpg',
    Buffer.concat([jpeg(segment(0xe1, exif(6)), comment, profile, iptc, table), Buffer.from(SECRET)]),
  )
  expect(clean.includes(SECRET)).toBe(false)
  const up = clean.subarray(2, 2 + 36)
  expect(up.toString('latin1', 4, 8)).toBe('Exif')
  expect(clean.equals(Buffer.concat([jpeg(up, profile, table)]))).toBe(true)
  // Stripping twice changes nothing.
  expect(stripMetadata('jpg', clean).equals(clean)).toBe(true)
})

test('a JPEG that stands upright keeps no Exif at all', () => {
  expect(stripMetadata('jpg', jpeg(segment(0xe1, exif(1)), table)).equals(jpeg(table))).toBe(true)
})

test('a PNG loses its texts', () => {
  const dirty = png(
    chunk('IHDR', 'x'),
    chunk('tEXt', SECRET),
    chunk('eXIf', SECRET),
    chunk('iTXt', SECRET),
    chunk('tALK', SECRET),
    chunk('IDAT', 'pixels'),
  )
  expect(stripMetadata('png', dirty).equals(png(chunk('IHDR', 'x'), chunk('IDAT', 'pixels')))).toBe(true)
})

test('a WebP loses EXIF and XMP, with the flags that promise them', () => {
  const head = (flags: number) => riff('VP8X', Buffer.from([flags, 0, 0, 0, 1, 2, 3, 4, 5, 6]))
  const dirty = webp(
    head(0x1c),
    riff('VP8 ', Buffer.from('pixels!')),
    riff('EXIF', exif(6)),
    riff('TALK', Buffer.from(SECRET)),
    riff('XMP ', Buffer.from(SECRET)),
  )
  expect(stripMetadata('webp', dirty).equals(webp(head(0x10), riff('VP8 ', Buffer.from('pixels!'))))).toBe(
    true,
  )
})

test.each([
  ['jpg', jpeg(table).subarray(0, 9)],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', png(chunk('IHDR', 'x')).subarray(0, 18)],
  ['webp', webp(riff('VP8 ', Buffer.from('pixels'))).subarray(0, 24)],
] as const)('a %s that is cut off is broken', (kind, bytes) => {
  expect(() => stripMetadata(kind, bytes)).toThrow(BrokenPicture)
})

describe('a GIF', () => {
  const blocks = (text: string) =>
    Buffer.concat([Buffer.from([text.length]), Buffer.from(text), Buffer.from([0])])
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0]), Buffer.alloc(6)])
  const timing = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]), blocks('pixels')])
  const application = (name: string, text: string) =>
    Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from(name), blocks(text)])
  const loops = application('NETSCAPE2.0', '\u0001\0\0')
  const end = Buffer.from([0x3b])

  test('keeps frames, their time and how often they come again, and loses what is said beside them', () => {
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(SECRET)])
    const dirty = Buffer.concat([
      head,
      loops,
      comment,
      application('XMP DataXMP', SECRET),
      timing,
      frame,
      end,
      Buffer.from(SECRET),
    ])
    expect(stripMetadata('gif', dirty).equals(Buffer.concat([head, loops, timing, frame, end]))).toBe(true)
  })

  test('that breaks off, or goes on with nonsense, is refused', () => {
    expect(() => stripMetadata('gif', Buffer.concat([head, timing, frame]))).toThrow(BrokenPicture)
    expect(() => stripMetadata('gif', Buffer.concat([head, Buffer.from('nonsense')]))).toThrow(BrokenPicture)
  })
})
