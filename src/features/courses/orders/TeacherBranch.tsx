import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { seller } from '@/contracts/gaoshou/sellers'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { TextLink } from '@/ui/controls/TextLink'
import './TeacherBranch.scss'

/**
 * The branch of a course's teacher, with its chat where it has one, as an alternative to scanning a code. Empty until
 * loaded.
 */
export const TeacherBranch = observer(function TeacherBranch({ sellerId }: { readonly sellerId: string }) {
  const { call, navigator } = useStores()
  const card = useResource(() => call(seller, { params: { id: sellerId } }, { quiet: true }))
  if (!card.value) return null
  const { branchName, consultUrl } = card.value
  return (
    <View className="teacher-branch">
      所属校区：{branchName}{' '}
      {consultUrl ? <TextLink onPress={() => void navigator.openLink(consultUrl)}>在线咨询</TextLink> : null}
    </View>
  )
})
