import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AutoSave, SaveProblem } from '@/stores/device/AutoSave'
import { ariaProps } from '@/ui/controls/target'
import { TextLink } from '@/ui/controls/TextLink'

interface SaveStateProps {
  readonly saving: AutoSave
  readonly className: string
  /** Names of what is saved, such as 答案; empty for a form. */
  readonly what?: string
}

const textOf = (problem: SaveProblem, what: string, reason: string): string => {
  const kept = `${what}已存在本机`
  switch (problem) {
    case 'network':
      return `网络不通，${kept}，联网后自动保存`
    case 'busy':
      return `服务器繁忙，${kept}，稍后自动保存`
    case 'consent':
      return `协议有更新，${kept}，同意后自动保存`
    case 'login':
      return `登录已失效，${kept}，登录后自动保存`
    case 'refused':
      return `没有保存：${reason.replace(/[。！]$/, '')}。${kept}，改好后自动保存`
  }
}

/** Says why a form is not saved, and lets the learner try again at once. */
export const SaveState = observer(function SaveState({ saving, className, what = '' }: SaveStateProps) {
  const { failure, problem } = saving
  if (!failure || !problem) return null
  return (
    <View className={className}>
      <View {...ariaProps({ live: 'polite' })}>{textOf(problem, what, failure.msg)}</View>
      <TextLink onPress={() => void saving.again()} testId="save-again">
        {problem === 'consent' ? '查看新协议' : '现在再试'}
      </TextLink>
    </View>
  )
})
