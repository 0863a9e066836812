import { PosterFonts } from './PosterFonts'

describe('PosterFonts', () => {
  const fonts = new PosterFonts()

  it('draws common characters from two weights', () => {
    const { text, fonts: files } = fonts.fit('<text>考研 27 届，加油！</text>\n')
    expect([text, files.length]).toEqual(['<text>考研 27 届，加油！</text>\n', 2])
    expect(files.map((file) => file.readUInt32BE(0))).toEqual([0x00010000, 0x00010000])
  })

  it('takes the slice of a rare character along, and leaves out what no font draws', () => {
    const { text, fonts: files } = fonts.fit('张瀍😀')
    expect([text, files.length]).toEqual(['张瀍', 3])
  })
})
