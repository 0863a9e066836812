import { clipboard } from '@/platform/clipboard'
import { savePicture } from '../media/savePicture'
import type { Stores } from '../Stores'

/** The ways to a teacher on WeChat: his QR code kept as a picture, or his id copied; says what came of it. */
export class TeacherContact {
  constructor(private readonly ui: Stores['ui']) {}

  async saveCode(url: string): Promise<void> {
    await savePicture(url, this.ui, '长按二维码即可保存')
  }

  async copyId(wechatId: string): Promise<void> {
    this.ui.say((await clipboard.write(wechatId)) ? '微信号已复制' : '复制失败，请长按选择')
  }
}
