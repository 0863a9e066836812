import { isPlainText } from './isPlainText'

test.each(['小满', 'Zoë O’Neil', '古丽·阿依', '👨‍👩‍👧', '❤️ 数学', ''])(
  '"%s" shows all that it holds',
  (text) => {
    expect(isPlainText(text)).toBe(true)
  },
)

test.each([
  0x0a, 0x00, 0x7f, 0xad, 0x34f, 0x61c, 0x180b, 0x200b, 0x200d, 0x200e, 0x200f, 0x202e, 0x2066, 0x2800,
  0x3164, 0xfe00, 0xfeff, 0xe0041, 0xe0100,
])('the sign %d is not shown', (code) => {
  const sign = String.fromCodePoint(code)
  for (const text of [sign, `小${sign}满`]) expect(isPlainText(text)).toBe(false)
})
