import { clipboard } from '@/platform/clipboard'
import { imageSaver } from '@/platform/image'
import type { Stores } from '../Stores'

/** The ways to a teacher on WeChat: his QR code kept as a picture, or his id copied; says what came of it. */
export class TeacherContact {
  constructor(private readonly ui: Stores['ui']) {}

  async saveCode(url: string): Promise<void> {
    const outcome = await imageSaver.save(url)
    if (outcome === 'saved') this.ui.say('已保存到相册')
    if (outcome === 'refused') this.ui.say('没有保存成功，请允许访问相册后再试')
    if (outcome === 'press') this.ui.say('长按二维码即可保存')
  }

  async copyId(wechatId: string): Promise<void> {
    this.ui.say((await clipboard.write(wechatId)) ? '微信号已复制' : '复制失败，请长按选择')
  }
}
