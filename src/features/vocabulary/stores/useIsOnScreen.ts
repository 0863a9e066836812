import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether this page is the one on screen: the pages below it stay mounted. */
export const useIsOnScreen = (): boolean => {
  const [isOn, setOn] = useState(true)
  useDidShow(() => setOn(true))
  useDidHide(() => setOn(false))
  return isOn
}
