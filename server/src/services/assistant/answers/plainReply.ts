import { bareText } from '@/lib/text/bareText'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import type { AuthoredVariant, Replies } from '../../../authoring/kinds/assistantKinds'
import type { FirstAnswer } from './screenQuestion'

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']
/** What is said at the end of anything: 你好呀, 今天几号啊. */
const AT_THE_END = /[了啊呀呢吗嘛吧哦哈]+$/

const core = (text: string): string => bareText(text).replace(AT_THE_END, '')

/** 2026年11月24日，星期二，北京时间 16:05. */
const dateText = (now: number): string => {
  const date = shanghaiDate(now)
  const [year = '', month = '', day = ''] = date.split('-')
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
  return `今天是 ${year} 年 ${Number(month)} 月 ${Number(day)} 日，星期${weekday}。现在是北京时间 ${shanghaiTime(now)}。`
}

/** What is answered without looking anything up: a greeting, thanks, the date. Only when the question is nothing else. */
export const plainReply = (
  question: string,
  { greeting, thanks, date }: Replies,
  { variant, now }: { readonly variant: Pick<AuthoredVariant, 'greeting'>; readonly now: number },
): FirstAnswer | undefined => {
  const asked = core(question)
  const isOne = (phrases: readonly string[]): boolean => phrases.some((phrase) => core(phrase) === asked)
  const reply = (markdown: string): FirstAnswer => ({ kind: 'extract', markdown })
  if (isOne(greeting)) return reply(variant.greeting)
  if (isOne(thanks.words)) return reply(thanks.text)
  if (isOne(date)) return reply(dateText(now))
  return undefined
}
