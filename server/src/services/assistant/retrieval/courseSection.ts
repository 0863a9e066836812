/** Lines of a course passage (courseKnowledge) by the question that they answer. */
const LINES: readonly { readonly asks: RegExp; readonly line: string }[] = [
  { asks: /价格|多少钱|贵(?![州阳港姓])|便宜|收费|原价|费用/, line: '价格：' },
  {
    asks: /(?:哪个|哪位|哪些|什么|几个|有|的)老师|老师(?:是谁|叫|介绍|怎么样|好|厉害|水平|呢|有哪|有谁|$)|谁讲|谁教|主讲/,
    line: '老师：',
  },
  { asks: /适合|零基础|基础差|谁能学|跟得上/, line: '适合：' },
  { asks: /有效|过期|到期|[看用学听](?:多久|多长时间|几天)/, line: '有效期：' },
  { asks: /亮点|特色|好在哪/, line: '亮点：' },
]

/**
 * Only the lines of a course that a question asks for; undefined where it asks for the whole course or for an unknown
 * fact.
 */
export const courseSection = (question: string, body: string): string | undefined => {
  const asked = LINES.filter(({ asks }) => asks.test(question)).map(({ line }) => line)
  const told = body.split('\n\n').filter((paragraph) => asked.some((line) => paragraph.startsWith(line)))
  return told.length > 0 ? told.join('\n\n') : undefined
}
