import Taro from '@tarojs/taro'
import { dateOf } from './dateOf'
import { parseBody } from './parseBody'
import { HttpFailure, type SendRequest } from './types'

export { HttpFailure } from './types'

export const sendRequest: SendRequest = async ({ method, url, headers, body, timeoutMs }) => {
  try {
    const answer = await Taro.request<string>({
      method,
      url,
      header: headers,
      timeout: timeoutMs,
      dataType: 'text',
      ...(body !== undefined && { data: body }),
    })
    const { Date: date, date: lower } = answer.header as Readonly<Record<string, unknown>>
    return { status: answer.statusCode, body: parseBody(answer.data), ...dateOf(date ?? lower) }
  } catch (error) {
    const message = String(Reflect.get(Object(error), 'errMsg') ?? '')
    throw new HttpFailure(/timeout/i.test(message) ? 'timeout' : 'offline')
  }
}
