import { channels, entryPoints } from './entryPoints'

test('the entry-point types are those of seed §3, and the special channels of seed §6 are beside them', () => {
  const seed =
    'app -1, shenlong 1, wechat 2, shenlongPhp 4, dream 5, SCU 6, shenlongAppH5 7, scoreWeachat 8, activity 9, robot 11, zhiye 18, zexiao 25'
  expect(
    Object.entries(entryPoints)
      .map((pair) => pair.join(' '))
      .join(', '),
  ).toBe(seed)
  const types: readonly string[] = Object.values(entryPoints)
  expect(Object.values(channels).filter((channel) => types.includes(channel))).toEqual([])
})
