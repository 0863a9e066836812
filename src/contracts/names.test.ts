import * as v from 'valibot'
import { renameConversation } from './assistant/conversations'
import { userName } from './auth/account'
import { addressFieldsSchema } from './course/addresses'
import { sayLive } from './course/live'
import { saveFolder } from './exercise/folders'
import { studentFieldsSchema } from './gaoshou/student'
import { avatarSchema } from './webAddress'

/** Every text by which people know each other or their things. */
const named = {
  'a nickname': userName.body.entries.name,
  'a receiver': addressFieldsSchema.entries.receiver,
  'a town': addressFieldsSchema.entries.city,
  'a folder': saveFolder.body.entries.name,
  'a conversation': renameConversation.body.entries.title,
  'a message to a room': sayLive.body.entries.text,
  'a school': studentFieldsSchema.entries.school,
}

test.each(Object.entries(named))('%s holds no sign that nobody sees', (_, schema) => {
  expect(v.is(schema, '小满')).toBe(true)
  for (const text of ['小\u202e满', '小\u0007满', '小\u200b满']) expect(v.parse(schema, text)).toBe('小满')
  const empty = v.safeParse(schema, '\u200b\u200b')
  expect(empty.success && empty.output !== '').toBe(false)
})

test.each(['', '/uploads/a-1.png', 'https://thirdwx.qlogo.cn/mmopen/vi_32/Q0j4/132'])(
  '"%s" may be an avatar',
  (address) => expect(v.is(avatarSchema, address)).toBe(true),
)

test.each([
  'https://example.com/a.png',
  'https://qlogo.cn.example.com/a.png',
  'https://example.com/qlogo.cn/a.png',
  'http://thirdwx.qlogo.cn/a.png',
  '/uploads/../healthz',
  '//example.com/a.png',
])('"%s" may not', (address) => expect(v.is(avatarSchema, address)).toBe(false))
