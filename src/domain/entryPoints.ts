/** How a visitor came in: the entry-point types of seed §3, as `agent` names them. */
export const entryPoints = {
  app: '-1',
  shenlong: '1',
  wechat: '2',
  shenlongPhp: '4',
  dream: '5',
  SCU: '6',
  shenlongAppH5: '7',
  scoreWeachat: '8',
  activity: '9',
  robot: '11',
  zhiye: '18',
  zexiao: '25',
} as const

/** The special channels of seed §6 that are no entry-point type. */
export const channels = { switched: '20', dingtalk: '24' } as const
