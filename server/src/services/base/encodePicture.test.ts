import sharp from 'sharp'
import { crc32 } from 'node:zlib'
import { encodePicture, MOST_PIXELS, type PictureKind } from './encodePicture'

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

it.each([1, 2, 3, 4, 6, 8])(
  'keeps an animated WebP with EXIF orientation %d, upright',
  async (orientation) => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const bytes = await sharp([await frame('#f00'), await frame('#0f0')], { join: { animated: true } })
      .withMetadata({ orientation })
      .webp({ delay: [100, 200], loop: 3 })
      .toBuffer()
    const kept = await encodePicture('webp', bytes)
    const [width, height] = orientation < 5 ? [40, 20] : [20, 40]
    const found = await sharp(kept, { animated: true }).metadata()
    expect([found.exif, found.orientation]).toEqual([undefined, undefined])
    expect(found).toMatchObject({
      pages: 2,
      width,
      pageHeight: height,
      delay: [100, 200],
      loop: 3,
    })
    // Each frame turns by itself: their order stays.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
  },
)

describe('a small file that claims to be large', () => {
  /** The chunks of a PNG behind its signature. */
  const chunksOf = (png: Buffer): { name: string; bytes: Buffer }[] => {
    const chunks: { name: string; bytes: Buffer }[] = []
    for (let at = 8; at < png.length;) {
      const end = at + 12 + png.readUInt32BE(at)
      chunks.push({ name: png.toString('latin1', at + 4, at + 8), bytes: Buffer.from(png.subarray(at, end)) })
      at = end
    }
    return chunks
  }
  const joined = (png: Buffer, chunks: readonly { bytes: Buffer }[]): Buffer =>
    Buffer.concat([png.subarray(0, 8), ...chunks.map(({ bytes }) => bytes)])
  const claiming = (png: Buffer, width: number, height: number): Buffer => {
    const chunks = chunksOf(png)
    const head = chunks[0]?.bytes ?? Buffer.alloc(0)
    head.writeUInt32BE(width, 8)
    head.writeUInt32BE(height, 12)
    head.writeUInt32BE(crc32(head.subarray(4, 21)), 21)
    return joined(png, chunks)
  }

  it.each([
    [8000, MOST_PIXELS / 8000 + 1],
    [60_000, 60_000],
    [2_000_000_000, 1],
  ])('is refused: a PNG of %d × %d', async (width, height) => {
    const bytes = claiming(await drawn().png().toBuffer(), width, height)
    await expect(encodePicture('png', bytes)).rejects.toMatchObject({ code: 'Y415' })
  })

  it('is refused: a GIF of many large frames', async () => {
    const blank = { width: 1000, height: 1000, channels: 3, background: '#336699' } as const
    const one = await sharp({ create: blank }).gif().toBuffer()
    const colours = one.readUInt8(10)
    const head = 13 + (colours & 0x80 ? 3 * 2 ** ((colours & 7) + 1) : 0)
    const frame = one.subarray(head, -1)
    const framed = (frames: number): Buffer =>
      Buffer.concat([one.subarray(0, head), ...Array<Buffer>(frames).fill(frame), one.subarray(-1)])
    expect((await sharp(await encodePicture('gif', framed(2))).metadata()).width).toBe(1000)
    await expect(encodePicture('gif', framed(MOST_PIXELS / 1_000_000 + 1))).rejects.toMatchObject({
      code: 'Y415',
    })
  })

  it.each(['IHDR', 'IDAT'])('is refused: a PNG without %s', async (gone) => {
    const png = await drawn().png().toBuffer()
    const bytes = joined(
      png,
      chunksOf(png).filter(({ name }) => name !== gone),
    )
    await expect(encodePicture('png', bytes)).rejects.toMatchObject({ code: 'Y415' })
  })
})
