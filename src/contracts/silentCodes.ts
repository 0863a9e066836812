/** Seed §8: a response with one of these codes shows no toast. */
export const silentCodes: readonly string[] = [
  'x070076',
  'x40000',
  'x040013',
  'x9002',
  'x10038',
  'x130018',
  'x080011',
  'x12002',
  'x130025',
  'C10100',
  'x11046',
  'x404',
  '400',
  'B10220',
  'x070195',
]
