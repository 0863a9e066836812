import fc from 'fast-check'
import { encodeMultipart } from './encodeMultipart'

/** A reader of multipart/form-data, written apart from the writer. */
const read = ({ contentType, body }: { contentType: string; body: string }): [string, string][] => {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(contentType)?.[1] ?? ''
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`)
  if (parts[0] !== '' || parts.at(-1) !== '--\r\n') throw new Error('the form does not end as it should')
  return parts.slice(1, -1).map((part) => {
    const head = part.indexOf('\r\n\r\n')
    const name = /^\r\nContent-Disposition: form-data; name="([^"\r\n]*)"$/.exec(part.slice(0, head))?.[1]
    if (head < 0 || name === undefined) throw new Error('a part without a head')
    const plain = name.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n')
    return [plain, part.slice(head + 4)]
  })
}

describe('encodeMultipart', () => {
  it('writes the fields of the token call (seed §7)', () => {
    const { contentType, body } = encodeMultipart({ grant_type: 'sms', code: '123456' })
    expect(contentType).toBe('multipart/form-data; boundary=----yantu-form')
    expect(body).toBe(
      '------yantu-form\r\nContent-Disposition: form-data; name="grant_type"\r\n\r\nsms\r\n' +
        '------yantu-form\r\nContent-Disposition: form-data; name="code"\r\n\r\n123456\r\n' +
        '------yantu-form--\r\n',
    )
  })

  it('can be read back by any reader, whatever the values hold', () => {
    const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes('%'))
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'binary' })), (fields) => {
        expect(read(encodeMultipart(fields))).toEqual(Object.entries(fields))
      }),
    )
  })

  it('takes another boundary when a value holds the usual one', () => {
    const fields = { a: '\r\n------yantu-form--\r\n', b: '----yantu-form-1' }
    expect(read(encodeMultipart(fields))).toEqual(Object.entries(fields))
  })
})
