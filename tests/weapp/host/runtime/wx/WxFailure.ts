/** A `wx` call that ends in `fail`, with WeChat's `errMsg` and whatever else the call reports. */
export class WxFailure extends Error {
  constructor(
    readonly reason: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason)
  }
}
