import { doorOf, networkOf } from './networkOf'

test.each([
  ['1.2.3.4', '1.2.3.0/24'],
  ['::ffff:1.2.3.4', '1.2.3.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
])('%s comes through %s', (address, door) => {
  expect(doorOf(address)).toBe(door)
})
