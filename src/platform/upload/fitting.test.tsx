import { upload } from './index.h5'

const MB = 1024 * 1024
const file = (bytes: number, type: string): File => new File([new Uint8Array(bytes)], 'picture', { type })

/** A browser that decodes pictures of a size, or none; answers the size that is drawn. */
const browserWith = (size: { width: number; height: number } | undefined) => {
  const drawn: { width: number; height: number; type: string }[] = []
  const decode = async () => {
    if (!size) throw new Error('cannot decode')
    return { ...size, close: () => undefined }
  }
  Object.assign(globalThis, { createImageBitmap: decode })
  Object.assign(URL, { createObjectURL: () => `blob:${drawn.length}-${Math.random()}` })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height, type: String(type) })
    done(new Blob([new Uint8Array(1000)], { type: String(type) }))
  })
  return drawn
}

/** Picks files as a person does. */
const pick = (...files: readonly File[]) => {
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files })
    this.onchange?.(new Event('change'))
  })
  return upload.pickImages(9)
}

afterEach(() => jest.restoreAllMocks())

it('draws a large picture anew, its longest side at most 2560', async () => {
  const drawn = browserWith({ width: 4000, height: 3000 })
  expect(await pick(file(5 * MB, 'image/jpeg'))).toMatchObject([{ bytes: 1000 }])
  expect(drawn).toEqual([{ width: 2560, height: 1920, type: 'image/jpeg' }])
})

it('turns a kind that the backend does not read into JPEG, and does not enlarge it', async () => {
  const drawn = browserWith({ width: 800, height: 600 })
  expect(await pick(file(1000, 'image/heic'))).toHaveLength(1)
  expect(drawn).toEqual([{ width: 800, height: 600, type: 'image/jpeg' }])
})

it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])('sends a small %s as it is', async (type) => {
  const drawn = browserWith({ width: 8000, height: 8000 })
  expect(await pick(file(3 * MB, type))).toMatchObject([{ bytes: 3 * MB }])
  expect(drawn).toEqual([])
})

it('sends a picture that the browser cannot decode unchanged, so that the backend names the reason', async () => {
  browserWith(undefined)
  expect(await pick(file(6 * MB, 'image/heic'))).toMatchObject([{ bytes: 6 * MB }])
})
