import { TextDecoder } from 'node:util'
import { tableFile } from './index.h5'

/** Chooses a file of these bytes, or none. */
const choose = (bytes: readonly number[] | undefined) => {
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    if (!bytes) return void this.oncancel?.(new Event('cancel'))
    const file = { size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer }
    Object.defineProperty(this, 'files', { value: [file] })
    this.onchange?.(new Event('change'))
  })
  return tableFile.take()
}

// The browser's own, which jsdom lacks.
beforeEach(() => void Object.assign(globalThis, { TextDecoder }))
afterEach(() => jest.restoreAllMocks())

it.each([
  ['UTF-8', [...Buffer.from('手机号')]],
  ['GB 18030, as Excel saves it', [0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5]],
] as const)('reads %s', async (_, bytes) => {
  expect(await choose(bytes)).toBe('手机号')
})

it('distinguishes a cancelled dialog from a file that is too large', async () => {
  expect(await choose(undefined)).toBeNull()
  expect(await choose(new Array<number>(1024 * 1024 + 1).fill(65))).toBeUndefined()
})
