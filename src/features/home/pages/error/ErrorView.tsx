import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import './ErrorView.scss'

/** /error: the address does not exist. Says so, offers ways on, and reports the missing path. */
export function ErrorView() {
  const { navigator, tracker } = useStores()
  const { given } = useRoute()
  const path = given['path']
  useEffect(() => {
    if (path) tracker.click('/error', `missing ${path}`)
  }, [path, tracker])
  return (
    <Empty
      art="search"
      title="页面走丢了"
      hint="这个地址可能已经失效，或者输入有误"
      action={{ text: '回到首页', onPress: () => void navigator.relaunch('home') }}
      second={{ text: '返回上一页', onPress: () => void navigator.back() }}
      testId="error-page"
    >
      {path ? <View className="error__path">{path}</View> : null}
    </Empty>
  )
}
