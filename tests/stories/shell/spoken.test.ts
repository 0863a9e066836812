import { story } from '../story'

/** No text on the page says it: only the label of the box does. */
const AGREE = '同意用户协议与隐私政策'

story('a screen reader finds a box by its role and its name alone', async (app) => {
  await app.open('/login')
  await app.type('请输入手机号', '13800138000')
  await app.type('请输入验证码', '000000')
  await app.tapSmall({ role: 'checkbox', name: AGREE })
  await app.box({ label: AGREE })
  await app.tap({ role: 'button', name: '登录' })
  await app.sees('验证码')
  await app.seesNo('请先阅读并同意用户协议与隐私政策')
})
