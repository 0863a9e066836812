/**
 * Why the mini-program uses each privacy-gated call or button, in the words of the privacy guideline that WeChat's
 * console asks for. A test compares it with what the shipped scripts use.
 */
export const privacyMap: Readonly<Record<string, string>> = {
  getPhoneNumber: '用于手机号快捷登录',
  setClipboardData: '用于复制微信号、分享链接和订单号',
  addPhoneCalendar: '用于将预约的直播加入手机日历并提醒',
  chooseMedia: '用于上传手写的答案和解题过程',
  chooseMessageFile: '用于员工选择要导入的线索表格',
  saveImageToPhotosAlbum: '用于将海报和报告图片保存到相册',
}
