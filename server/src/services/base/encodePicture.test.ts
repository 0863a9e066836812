import sharp from 'sharp'
import { encodePicture, type PictureKind } from './encodePicture'

const SECRET = 'GPS 31.2304 121.4737'

const drawn = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } }).withExif({
    IFD0: { Make: SECRET, Artist: SECRET },
  })

const pictures: readonly (readonly [PictureKind, () => Promise<Buffer>])[] = [
  ['jpg', () => drawn().jpeg().toBuffer()],
  ['png', () => drawn().png().toBuffer()],
  ['webp', () => drawn().webp().toBuffer()],
  ['gif', () => drawn().gif().toBuffer()],
]

describe.each(pictures)('%s', (kind, make) => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['arbitrary bytes', Buffer.from(SECRET.repeat(50))],
    ['a film', Buffer.from(`\0\0\0\u0018ftypmp42${SECRET}`)],
  ])('keeps nothing but the picture with %s behind it', async (_, tail) => {
    const kept = await encodePicture(kind, Buffer.concat([await make(), tail]))
    expect(kept.includes(SECRET)).toBe(false)
    const { width, height, exif } = await sharp(kept).metadata()
    expect([width, height, exif]).toEqual([40, 20, undefined])
  })

  it('removes a second picture with a location', async () => {
    const kept = await encodePicture(kind, Buffer.concat([await make(), await drawn().jpeg().toBuffer()]))
    expect(kept.includes(SECRET)).toBe(false)
  })

  it.each([1, 9, 30])('refuses a picture that is cut after %d bytes', async (length) => {
    const bytes = (await make()).subarray(0, length)
    await expect(encodePicture(kind, bytes)).rejects.toMatchObject({ code: 'Y415' })
  })
})

it('takes fill bytes before a marker, which are legal', async () => {
  const bytes = await drawn().jpeg().toBuffer()
  const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xff]), bytes.subarray(2)])
  expect((await sharp(await encodePicture('jpg', filled)).metadata()).width).toBe(40)
})

it('turns a picture upright', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, orientation } = await sharp(await encodePicture('jpg', bytes)).metadata()
  expect([width, height, orientation]).toEqual([20, 40, undefined])
})
