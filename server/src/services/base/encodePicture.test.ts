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

/** A frame of 40 × 20 whose left upper corner is white. */
const frame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .composite([
      {
        input: { create: { width: 20, height: 10, channels: 3, background: '#fff' } },
        gravity: 'northwest',
      },
    ])
    .png()
    .toBuffer()

/** Which corners are white, row by row. */
const whiteCorners = async (picture: Buffer): Promise<boolean[]> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const blueAt = (x: number, y: number): number => data[(y * info.width + x) * info.channels + 2] ?? 0
  const [right, bottom] = [info.width - 3, info.height - 3]
  return [blueAt(2, 2), blueAt(right, 2), blueAt(2, bottom), blueAt(right, bottom)].map((blue) => blue > 128)
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'keeps an animated WebP with EXIF orientation %d, upright',
  async (orientation) => {
    const frames = [await frame('#f00'), await frame('#0f0')]
    const bytes = await sharp(frames, { join: { animated: true } })
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
    // As sharp turns a single picture.
    const single = await sharp(frames[0]).withMetadata({ orientation }).webp({ lossless: true }).toBuffer()
    const upright = await whiteCorners(await sharp(single).rotate().png().toBuffer())
    expect(upright.filter(Boolean)).toHaveLength(1)
    expect(await whiteCorners(kept)).toEqual(upright)
    // Each frame turns by itself: the first is the red one.
    const [red, green] = (await sharp(kept).stats()).channels.map(({ mean }) => mean)
    expect(red).toBeGreaterThan(2 * (green ?? 0))
  },
)

it('refuses an animation of thousands of frames that has to be turned', async () => {
  const dots = Array.from({ length: 501 }, (_, at) => ({
    create: { width: 1, height: 1, channels: 3 as const, background: { r: (at % 2) * 255, g: 0, b: 0 } },
  }))
  const frames = await Promise.all(dots.map((dot) => sharp(dot).png().toBuffer()))
  const bytes = await sharp(frames, { join: { animated: true } })
    .withMetadata({ orientation: 3 })
    .webp()
    .toBuffer()
  await expect(encodePicture('webp', bytes)).rejects.toMatchObject({ code: 'Y415' })
})

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
