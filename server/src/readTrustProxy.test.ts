import { readTrustProxy } from './readTrustProxy'

test.each([
  ['', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['fd00::/8', ['fd00::/8']],
])('"%s" is %j', (value, expected) => {
  expect(readTrustProxy(value)).toEqual(expected)
})

test.each(['true', '0', '10', '-1', 'yes', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', 'nginx', '1,'])(
  '"%s" is refused with a sentence',
  (value) => {
    expect(() => readTrustProxy(value)).toThrow('TRUST_PROXY')
  },
)
