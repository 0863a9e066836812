import { View } from '@tarojs/components'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { ariaProps } from '@/ui/controls/target'
import { useStores } from '@/stores/useStores'
import './SavedNote.scss'

/** Says how old a value is that was shown because the backend could not be reached. */
export function SavedNote({ at }: { readonly at: number }) {
  const { clock } = useStores()
  const [, month = '', day = ''] = shanghaiDate(at).split('-')
  const date = shanghaiDate(at) === shanghaiDate(clock.now()) ? '今天' : `${Number(month)}月${Number(day)}日`
  return (
    <View className="saved-note" {...ariaProps({ role: 'status', testId: 'saved-note' })}>
      {`连不上服务器，显示的是${date} ${shanghaiTime(at)} 的内容，网络恢复后自动更新`}
    </View>
  )
}
