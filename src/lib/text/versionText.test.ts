import { versionText } from './versionText'

test.each([
  ['4080500', '4.8.5'],
  ['4101203', '4.10.12.3'],
  ['12000000', '12.0.0'],
  ['1.2.3', '1.2.3'],
])('the version %s is said as %s', (version, said) => expect(versionText(version)).toBe(said))
