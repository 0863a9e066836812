/** An error that the backend answers: a stable code, the HTTP status and what the user reads. */
export interface ErrorEntry {
  readonly code: string
  readonly status: number
  readonly msg: string
}

/** Every error of the backend by name. Codes that the seed lists (§8) keep its spelling; ours are `Y` and the status. */
export const errors = {
  invalidRequest: { code: '400', status: 400, msg: '请求参数有误' },
  notFound: { code: 'x404', status: 404, msg: '内容不存在或已下线' },
  profileMissing: { code: 'x40000', status: 404, msg: '还没有填写个人资料' },
  studentIncomplete: { code: 'x070076', status: 400, msg: '请先完善学习资料' },
  goodsNotFree: { code: 'Y40302', status: 403, msg: '该课程需要购买后学习' },
  memberTried: { code: 'Y40910', status: 409, msg: '你已经体验过该会员' },
  promoRowMissing: { code: 'Y40913', status: 409, msg: '该页面在目录中没有对应的行，发布后无法打开' },
  notScheduled: { code: 'Y40914', status: 409, msg: '该版本没有等待发布，无法取消' },
  sellerMissing: { code: 'x070195', status: 404, msg: '没有找到对应的老师' },
  promotionMissing: { code: 'B10220', status: 404, msg: '活动不存在或已结束' },
  unauthorized: { code: 'Y401', status: 401, msg: '请先登录系统！' },
  tokenExpired: { code: 'Y40101', status: 401, msg: '登录已过期，请重新登录' },
  forbidden: { code: 'Y403', status: 403, msg: '没有权限查看该内容' },
  loginFailed: { code: 'Y40001', status: 400, msg: '账号或密码错误' },
  loginLocked: { code: 'Y42301', status: 423, msg: '密码错误次数过多，请15分钟后再试' },
  smsWrong: { code: 'Y40002', status: 400, msg: '验证码错误或已失效' },
  smsTooSoon: { code: 'Y42901', status: 429, msg: '验证码发送过于频繁，请稍后再试' },
  smsTooMany: { code: 'Y42902', status: 429, msg: '今日验证码次数已用完，请明天再试' },
  humanCheckNeeded: { code: 'Y42801', status: 428, msg: '请稍候，正在确认是你本人操作' },
  smsNotSent: { code: 'Y50201', status: 502, msg: '获取验证码失败，请稍后再试' },
  tooManyRequests: { code: 'Y429', status: 429, msg: '操作太频繁，请稍后再试' },
  askedTooFast: { code: 'Y42903', status: 429, msg: '提问太快了，请一分钟后再问' },
  askedTooMuch: { code: 'Y42904', status: 429, msg: '今天的提问次数已用完，请明天再来' },
  openIdMissing: { code: 'Y40003', status: 400, msg: '接口没有返回openId！' },
  thirdFailed: { code: 'Y50202', status: 502, msg: '微信授权失败，请重试' },
  thirdBound: { code: 'Y40901', status: 409, msg: '该微信已绑定其他账号' },
  phoneTaken: { code: 'Y40902', status: 409, msg: '该手机号已被其他账号使用' },
  loginStale: { code: 'Y40913', status: 409, msg: '请重新登录后再绑定该手机号' },
  phoneMissing: { code: 'Y40004', status: 400, msg: '请先绑定手机号' },
  accountDeleted: { code: 'Y41001', status: 410, msg: '该账号已注销' },
  agreementOutdated: { code: 'Y40903', status: 409, msg: '协议已更新，请重新阅读并同意' },
  addressRequired: { code: 'Y40005', status: 400, msg: '请选择收货地址' },
  addressTooMany: { code: 'Y40006', status: 400, msg: '最多保存20个收货地址' },
  couponUnusable: { code: 'Y40904', status: 409, msg: '优惠券不可用，请重新选择' },
  goodsSoldOut: { code: 'Y40905', status: 409, msg: '课程已售罄' },
  goodsOwned: { code: 'Y40906', status: 409, msg: '你已拥有该课程，可直接学习' },
  orderNotPayable: { code: 'Y40907', status: 409, msg: '订单已关闭，请重新下单' },
  orderNotClosable: { code: 'Y40908', status: 409, msg: '订单已支付，不能取消' },
  orderWaiting: { code: 'Y40911', status: 409, msg: '你有一笔该课程的订单待支付，请先支付或取消' },
  ordersTooMany: { code: 'Y40912', status: 409, msg: '你有多笔订单待支付，请先支付或取消' },
  keyReused: { code: 'Y40909', status: 409, msg: '请勿重复提交不同的订单' },
  signatureInvalid: { code: 'Y40301', status: 403, msg: '签名校验失败' },
  uploadTooLarge: { code: 'Y413', status: 413, msg: '文件太大，请压缩后再传' },
  uploadKind: { code: 'Y415', status: 415, msg: '只支持上传图片' },
  paymentUnavailable: { code: 'Y50203', status: 502, msg: '支付暂不可用，请稍后再试' },
  unavailable: { code: 'Y503', status: 503, msg: '服务正在恢复，请稍后再试' },
  internal: { code: 'Y500', status: 500, msg: '服务繁忙，请稍后再试' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof errors
