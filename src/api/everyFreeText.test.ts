import * as v from 'valibot'
import { cleanLine } from '@/lib/text/cleanLine'
import { cleanText } from '@/lib/text/cleanText'
import { isSchemaNode, type SchemaNode } from '../../server/src/http/SchemaNode'
import { allCalls } from '../../server/src/services/allCalls'

/** String fields of a schema with their paths. */
const stringsOf = (node: SchemaNode, path: string): (readonly [string, SchemaNode])[] => {
  const deeper = [
    ...Object.entries(node.entries ?? {}),
    ...[...(node.items ?? []), ...(node.options ?? [])].map((one, at) => [String(at), one] as const),
    ...[node.item, node.value, node.rest, node.wrapped].map((one) => ['*', one] as const),
  ].flatMap(([name, one]) => (isSchemaNode(one) ? stringsOf(one, `${path}.${name}`) : []))
  return node.type === 'string' ? [[path, node]] : deeper
}

type Actions = NonNullable<SchemaNode['pipe']>
const actionsOf = ({ pipe = [] }: { readonly pipe?: Actions }): Actions =>
  pipe.flatMap((part) => (part.pipe ? actionsOf(part) : [part]))

const SAMPLES = ['极限怎么做', '极'.repeat(30)]
/** Whether a field takes any text that a person may type, rather than one form (an id, a phone, a day). */
const isFree = (field: SchemaNode): boolean =>
  SAMPLES.some((text) => v.is(field as unknown as v.GenericSchema, text))

const isCleaned = (field: SchemaNode): boolean =>
  actionsOf(field).some(({ operation }) => operation === cleanText || operation === cleanLine)

/** Fields that a machine writes or that are compared with a list: no person types them. */
const MACHINE: Readonly<Record<string, string>> = {
  'auth.bindThird.code': 'a code of the third party',
  'auth.bindWechat.code': 'a code of WeChat',
  'auth.updateWechat.code': 'a code of WeChat',
  'auth.wechatPhoneNumber.code': 'a code of WeChat',
  'auth.wechatPhoneToken.code': 'a code of WeChat',
  'auth.wechatPhoneToken.loginCode.*': 'a code of WeChat',
  'choose.recommend.provinces.*': 'compared with the provinces',
  'choose.saveForm.form.provinces.*': 'compared with the provinces',
  'course.payOrder.openId.*': 'an id of WeChat',
  'course.paymentNotify.signature': 'of the payment service',
  'course.paymentNotify.transactionId': 'of the payment service',
  'course.saveScope.chapters.*.title': 'compared with the chapters',
  'exercise.openAttempt.1.point.*': 'compared with the points',
  'exercise.openAttempt.2.point': 'compared with the points',
  'exercise.saveRecitationPlan.chapters.*.chapter': 'compared with the chapters',
  'promo.handInTest.ticket': 'signed by the backend',
}

const all = allCalls
  .filter(({ body }) => body)
  .flatMap(({ id, body }) => (isSchemaNode(body) ? stringsOf(body, id) : []))
  .filter(([, field]) => isFree(field))
const fields = all.filter(([path]) => !(path in MACHINE))

/** A sign of every Unicode category, lone surrogates among them. */
const SIGNS =
  'Aaǅʰ中\u0300\u0903\u20DD1Ⅳ½_-(）“”!+$^©\u0020\u2028\u2029\u0000\u000B\u001F\u200B\u202E\uFEFF\u{1F600}\uD83D\uE000\u0378'
const signs = [...SIGNS]

it('finds free texts in many calls', () => {
  expect(new Set(fields.map(([path]) => path.split('.').slice(0, 2).join('.'))).size).toBeGreaterThan(30)
})

it('names no field of a machine that is gone', () => {
  const paths = all.map(([path]) => path)
  expect(Object.keys(MACHINE).filter((path) => !paths.includes(path))).toEqual([])
})

it.each(fields)('%s is cleaned where it enters', (_, field) => {
  expect(isCleaned(field)).toBe(true)
})

it.each(fields)('%s takes a text with any sign, or names what is wrong in Chinese', (_, field) => {
  for (const sign of signs) {
    const { issues = [] } = v.safeParse(field as unknown as v.GenericSchema, `极限${sign}怎么做`)
    for (const { message } of issues) expect(message).toMatch(/^\p{Script=Han}/u)
  }
})
